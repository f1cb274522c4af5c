import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { VisitorRetention } from "../../ports/visitor/VisitorRetention.ts";
import type { Shop } from "../shop.ts";

const BATCH_SIZE = 500;
/**
 * The cookie with a visitor's id lasts a year (R9.6). A browser that sends the id later, from its user record,
 * gets a new visitor.
 */
const VISITOR_RETENTION_MS = 366 * DAY_MS;

/**
 * Removes what visitors made and have not used for as long as photos without an order are stored: checkouts
 * that were never paid, with email and address; their quotes; empty carts; saved walls. A visitor who owns
 * nothing is removed when the browser's cookie has expired.
 */
export const purgeUnused = async (
  shop: Pick<Shop, "transaction" | "clock" | "photoRetentionMs">,
): Promise<void> => {
  const now = shop.clock.now().getTime();
  const unusedSince = new Date(now - shop.photoRetentionMs);
  const purge = async (remove: keyof VisitorRetention, time: Date): Promise<void> => {
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE; ) {
      removed = await shop.transaction(({ visitorRetention }) => visitorRetention[remove](time, BATCH_SIZE));
    }
  };
  await purge("removeUnpaidCheckouts", unusedSince);
  await purge("anonymizeCancelledCheckouts", unusedSince);
  await purge("removeEmptyCarts", unusedSince);
  await purge("removeTemplates", unusedSince);
  await purge("removeVisitorsWithNothing", new Date(now - VISITOR_RETENTION_MS));
};
