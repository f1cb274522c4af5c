import { closingReason, isClosingOff, isHourDue } from "@storywall/domain/batches/batchClosing.ts";
import { countPieces } from "@storywall/domain/batches/groupPieces.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import type { Shop } from "../shop.ts";
import { closeReadyPrints, findReadyTiles } from "./closeBatch.ts";

/**
 * Closes a batch of all ready prints when the shop's setting says so. Several workers may run it at once: the decision
 * is made again under the lock that every closing of a batch takes.
 */
export const closeDueBatch = async (shop: Shop): Promise<void> => {
  // Decides without the lock first, since shoppers' orders would wait for it, and mostly there is nothing to
  // do.
  if (!(await decide(shop, shop.repositories)).mustAct) return;
  const hasClosed = await shop.transaction(async (repositories) => {
    await repositories.batches.lock();
    const { mustAct, isHour, reason } = await decide(shop, repositories);
    if (!mustAct) return false;
    const now = shop.clock.now();
    if (isHour) await repositories.batchClosings.markHourDone(now);
    if (reason === null) return false;
    const closed = await closeReadyPrints(shop, repositories, {
      by: { kind: "system" },
      requestKey: shop.ids.next(),
      reason: CLOSING_REASONS[reason],
    });
    return closed;
  });
  if (hasClosed) wakeMailAndRefundSenders(shop);
};

const CLOSING_REASONS = {
  hour: "The set hour was reached",
  pieces: "Enough pieces were ready",
  age: "The oldest print had waited a working day",
} as const;

/**
 * Returns why a batch is due (null when it is not), whether its hour has come, and whether either needs a
 * write.
 */
const decide = async (
  { clock, sites }: Pick<Shop, "clock" | "sites">,
  repositories: Pick<Repositories, "batchClosings" | "batches" | "orders" | "replacements">,
) => {
  const closing = await repositories.batchClosings.find();
  if (!closing || isClosingOff(closing)) return { mustAct: false, isHour: false, reason: null };
  const now = clock.now();
  const calendar = ofSite(sites(), closing.site);
  const doneAt = closing.hourDoneAt;
  const ready = await findReadyTiles(repositories, now);
  const oldest = ready[0]?.made.createdAt ?? now;
  const reason = closingReason(closing, calendar, { now, doneAt, pieces: countPieces(ready), oldest });
  const isHour = isHourDue(closing, calendar, { now, doneAt });
  return { mustAct: isHour || reason !== null, isHour, reason };
};
