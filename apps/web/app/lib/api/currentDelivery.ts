import { type DeliveryPromises, promiseDeliveries } from "@storywall/domain/orders/deliveryPromise.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";

/**
 * Returns the delivery promise by this machine's clock. Loaded only once the promise that came with the page has
 * expired.
 */
export const currentDelivery = (site: PublicSite): DeliveryPromises =>
  promiseDeliveries(new Date().toISOString(), site);
