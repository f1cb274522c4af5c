import type { DeliveryPromise } from "@storywall/domain/orders/deliveryPromise.ts";
import { useEffect, useState } from "react";
import { useRootData } from "./rootData.ts";

/** How often a page that stays open looks whether its promise still holds. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns when an order of this moment comes. It is the server's until that one ends, on a page that stays open over
 * the cut-off time or is shown from the browser's store; then it is calculated by the clock of the browser. `rate`: the
 * handle of the chosen way of delivery; absent: the first.
 */
export const useDelivery = (rate = ""): DeliveryPromise => {
  const { site, delivery } = useRootData();
  const [current, setCurrent] = useState(delivery);
  useEffect(() => {
    const refresh = () => {
      if (Date.now() < Date.parse(current.until)) return;
      import("./currentDelivery.ts").then(
        ({ currentDelivery }) => setCurrent(currentDelivery(site)),
        () => undefined,
      );
    };
    refresh();
    const timer = setInterval(refresh, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [site, current]);
  return current.byRate[rate] ?? current;
};
