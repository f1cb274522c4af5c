import { photosCompletedAt } from "@storywall/domain/orders/changeWindow.ts";
import { calculateDispatchDates } from "@storywall/domain/orders/dispatchDates.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { dispatchCountsFrom } from "@storywall/domain/orders/waitingTime.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { PrintWork } from "../print/printWork.ts";

/**
 * Returns the last local day on which a parcel should be sent. Days count from when the order had all photos
 * and its waits had ended, or from the decision on the replacement.
 */
export const sendByOf = ({ order, replacement }: Omit<PrintWork, "number">, site: Site): string => {
  const complete = photosCompletedAt(order.history) ?? order.createdAt;
  const countsFrom =
    replacement?.createdAt ?? dispatchCountsFrom(complete, order, order.waitingSince ?? complete);
  return calculateDispatchDates(countsFrom.toISOString(), siteOfOrder(site, order)).to;
};
