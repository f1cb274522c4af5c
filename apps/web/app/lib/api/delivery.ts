import type { DeliveryPromise } from "@storywall/domain/orders/deliveryPromise.ts";
import { useEffect, useState } from "react";
import { useRootData } from "./rootData.ts";

/** How often an open page checks whether its promise is still valid. */
const CHECK_INTERVAL_MS = 60_000;

/**
 * Returns when an order placed now arrives. The server's promise is used until it expires, which happens on a page
 * that stays open over the cut-off time or is shown from the browser's cache; then it is calculated by the browser's
 * clock. `rate`: the handle of the chosen delivery option; absent: the first.
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
