import { setShippingLineItem } from "@storywall/contract/calls/checkout/setShippingLineItem.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../../../lib/api/api.ts";
import { ShortDeliveryDays } from "../../../ui/DeliveryDays.tsx";
import { Price } from "../../../ui/Price.tsx";
import { hasPhotos } from "../checkoutDraft.ts";
import type { CheckoutActions } from "../checkoutStore.ts";
import styles from "./DeliveryChoice.module.css";

export type DeliveryChoiceProps = {
  readonly checkout: Checkout;
  readonly changeCheckout: CheckoutActions["changeCheckout"];
};

/** The delivery options of a site that has several. Each press asks the server for the new total. */
export default function DeliveryChoice({ checkout, changeCheckout }: DeliveryChoiceProps) {
  const { site, availableShippingRates, shippingRate } = checkout;
  const [pressed, setPressed] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (shippingRateHandle: string) => {
    setPressed(shippingRateHandle);
    setError(null);
    const result = await changeCheckout(({ checkoutId }) =>
      apiWithoutToasts(setShippingLineItem, { body: { checkoutId, shippingRateHandle, site } }),
    );
    setPressed((latest) => (latest === shippingRateHandle ? null : latest));
    if (result && result.kind !== "ok") setError(result.message);
  };
  return (
    <fieldset className={styles.rates} aria-busy={pressed !== null}>
      <legend>How should we send it?</legend>
      {availableShippingRates.map(({ handle, title, price }) => (
        <label key={handle} className={styles.rate}>
          <input
            type="radio"
            name="shippingRate"
            value={handle}
            checked={handle === (pressed ?? shippingRate?.handle)}
            onChange={() => void choose(handle)}
          />
          <span>
            {title}
            {hasPhotos(checkout) && (
              <small className={styles.days}>
                <ShortDeliveryDays rate={handle} />
              </small>
            )}
          </span>
          <strong>{price === 0 ? "Free" : <Price amount={minor(price)} />}</strong>
        </label>
      ))}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
