import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import styles from "../../../../ui/Totals.module.css";

/**
 * What the shopper paid and for what, with the name and the price of the delivery. The parts add up to the amount
 * paid. Refunds are subtracted from it.
 */
export function OrderAmounts({
  taxName,
  order: { currency, price, discount, discountCode, tax, shippingRate, refunded, refunds },
  total,
}: {
  /** The tax's name at the order's site, such as VAT. */
  readonly taxName: string;
  readonly order: OwnerOrder;
  /** Amounts in minor units. */
  readonly total: number;
}) {
  const format = (amount: number) => formatMoney(minor(amount), currency);
  const takenOff = refunded ?? 0;
  // `refunded` includes pending refunds as well.
  const onItsWay = refunds
    .filter(({ state }) => state === "pending")
    .reduce((sum, { amount }) => sum + amount, 0);
  const delivery = total - (price ?? 0) + (discount ?? 0);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Items</dt>
        <dd>{format(price ?? 0)}</dd>
      </div>
      {discount !== null && discount > 0 && (
        <div>
          <dt>Discount{discountCode !== null && ` (${discountCode})`}</dt>
          <dd>{format(-discount)}</dd>
        </div>
      )}
      <div>
        <dt>Delivery{shippingRate && `: ${shippingRate.title}`}</dt>
        <dd>{delivery === 0 ? "Free" : format(delivery)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          Paid{" "}
          {tax !== null && tax > 0 && takenOff < total && (
            <small>
              including {format(tax)} of {taxName}
            </small>
          )}
        </dt>
        <dd>{format(total)}</dd>
      </div>
      {takenOff > 0 && (
        <>
          {takenOff > onItsWay && (
            <div>
              <dt>Given back</dt>
              <dd>{format(onItsWay - takenOff)}</dd>
            </div>
          )}
          {onItsWay > 0 && (
            <div>
              <dt>On its way back</dt>
              <dd>{format(-onItsWay)}</dd>
            </div>
          )}
          <div className={styles.total}>
            <dt>{takenOff < total ? "Left" : "Nothing is left"}</dt>
            <dd>{format(total - takenOff)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
