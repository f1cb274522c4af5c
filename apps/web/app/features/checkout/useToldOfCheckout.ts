import { useEffect, useRef } from "react";
import { type Moment, tell } from "../../lib/analytics/moments.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/** Tells how far a checkout has come, each step once for as long as the page stands: correcting a field is no new step. */
export const useToldOfCheckout = (): void => {
  const phase = useCheckout((state) => state.phase);
  const checkout = useCheckout((state) => state.checkout);
  const { provider } = useRootData().payments;
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!checkout) return;
    const once = (moment: Moment) => {
      if (told.current.has(moment.kind)) return;
      told.current.add(moment.kind);
      tell(moment);
    };
    if (phase === "details") once({ kind: "checkoutOpened", checkout });
    if (phase === "review") once({ kind: "deliveryChosen", checkout });
    if (phase === "paying") once({ kind: "paymentSubmitted", checkout, provider });
  }, [phase, checkout, provider]);
};
