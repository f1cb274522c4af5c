import { type DeliveryPromises, promiseDeliveries } from "@storywall/domain/orders/deliveryPromise.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";

/** Returns the promise by the clock of this machine. Loaded only once the one that came with the page has ended. */
export const currentDelivery = (site: PublicSite): DeliveryPromises =>
  promiseDeliveries(new Date().toISOString(), site);
