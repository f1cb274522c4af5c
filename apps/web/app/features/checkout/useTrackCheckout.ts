import { useEffect, useRef } from "react";
import { type AnalyticsEvent, track } from "../../lib/analytics/analyticsEvents.ts";
import { useRootData } from "../../lib/api/rootData.ts";
import { useCheckout } from "./CheckoutProvider.tsx";

/** Tracks each step of a checkout once per page view: returning to correct a field is not a new step. */
export const useTrackCheckout = (): void => {
  const phase = useCheckout((state) => state.phase);
  const checkout = useCheckout((state) => state.checkout);
  const { provider } = useRootData().payments;
  const trackedKinds = useRef(new Set<string>());
  useEffect(() => {
    if (!checkout) return;
    const trackOnce = (event: AnalyticsEvent) => {
      if (trackedKinds.current.has(event.kind)) return;
      trackedKinds.current.add(event.kind);
      track(event);
    };
    if (phase === "details") trackOnce({ kind: "checkoutOpened", checkout });
    if (phase === "review") trackOnce({ kind: "deliveryChosen", checkout });
    if (phase === "paying") trackOnce({ kind: "paymentSubmitted", checkout, provider });
  }, [phase, checkout, provider]);
};
