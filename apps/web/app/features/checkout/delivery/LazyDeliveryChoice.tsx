import { type ComponentType, useEffect, useState } from "react";
import { useCheckout } from "../CheckoutProvider.tsx";
import type { DeliveryChoiceProps } from "./DeliveryChoice.tsx";

/** Loads the choice of delivery option when the site has more than one. Until then the first one is chosen. */
export function LazyDeliveryChoice() {
  const checkout = useCheckout((state) => state.checkout);
  const changeCheckout = useCheckout((state) => state.changeCheckout);
  const [Choice, setChoice] = useState<ComponentType<DeliveryChoiceProps> | null>(null);
  const hasChoice = !!checkout?.availableShippingRates[1];
  useEffect(() => {
    // Without it the order is sent by the first option, as the summary says.
    if (hasChoice) void import("./DeliveryChoice.tsx").then((module) => setChoice(() => module.default));
  }, [hasChoice]);
  return Choice && checkout && <Choice checkout={checkout} changeCheckout={changeCheckout} />;
}
