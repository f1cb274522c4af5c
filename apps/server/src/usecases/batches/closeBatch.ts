import { batchName } from "@storywall/domain/batches/batchName.ts";
import { batchTitle } from "@storywall/domain/batches/batchTitle.ts";
import { sheetOf } from "@storywall/domain/batches/sheets.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { BatchRecord, MadeTile } from "../../ports/print/Batches.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import { transitionOrder } from "../orders/transitionOrder.ts";
import { getUndoDeadline, getUndoWindowMs } from "../orders/undo/undoWindow.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type BatchTile, describeTiles } from "./describeTiles.ts";

const NOTHING_READY = err("CONFLICT", "No print is ready for a batch.");

/** Returns the name of the batch's folder and files. */
export const nameOfBatch = ({ day, number }: Pick<BatchRecord, "day" | "number">): string =>
  batchName(day, number);

/** Returns the title of a batch for people. */
export const titleOfBatch = ({ day, number }: Pick<BatchRecord, "day" | "number">): string =>
  batchTitle(day, number);

/**
 * Closes a batch of the rendered prints that are in none yet: those of the given sheets, or all. Begins
 * production of their orders. One request closes one batch, and a print is in one batch. A worker writes the
 * folder.
 */
export const closeBatch = async (
  shop: Shop,
  actor: StaffActor,
  {
    sheets,
    requestKey = shop.ids.next(),
  }: { readonly sheets?: readonly string[] | undefined; readonly requestKey?: string | undefined },
): Promise<Result<null, "FORBIDDEN" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "CONFLICT">(shop, async (repositories) => {
    await repositories.batches.lock();
    if (await repositories.batches.findByRequest(requestKey)) return ok(null);
    const closed = await closeReadyPrints(shop, repositories, { by: actor, requestKey, sheets });
    return closed ? ok(null) : NOTHING_READY;
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

/**
 * Returns whether a print in no batch may be printed: it is rendered, and its order does not wait for an
 * answer.
 */
export const isReadyToPrint = ({ state, waitsForAnswer }: MadeTile): boolean =>
  state === "done" && !waitsForAnswer;

/**
 * Returns the rendered prints that are in no batch, oldest first: those of `sheets`, or all when it is absent.
 */
export const findReadyTiles = async (
  repositories: Pick<Repositories, "batches" | "orders" | "replacements">,
  now: Date,
  sheets?: readonly string[],
): Promise<readonly BatchTile[]> =>
  (await describeTiles(repositories, await repositories.batches.findOpenTiles(now))).filter(
    ({ made, size, frameStyle }) =>
      isReadyToPrint(made) && (sheets === undefined || sheets.includes(sheetOf(size, frameStyle).key)),
  );

type Closing = {
  /** Staff member who closes it, or the shop itself. */
  readonly by: StaffActor | { readonly kind: "system" };
  readonly requestKey: string;
  /** Sheets to include; all when absent. */
  readonly sheets?: readonly string[] | undefined;
  /** Why the shop closed it automatically. */
  readonly reason?: string;
};

/**
 * Closes a batch of the ready prints, and begins production of their orders. The table of batches must be
 * locked. Returns false, and has changed nothing, when no print is ready.
 */
export const closeReadyPrints = async (
  shop: Shop,
  repositories: Repositories,
  { by, requestKey, sheets, reason }: Closing,
): Promise<boolean> => {
  const { batches, orders } = repositories;
  const closedAt = shop.clock.now();
  const findReady = () => findReadyTiles(repositories, closedAt, sheets);
  // Locks orders before their jobs, sorted, like all code that locks both. The ready prints are read again
  // under the locks.
  const orderIds = [...new Set((await findReady()).map(({ made }) => made.orderId))].sort();
  for (const orderId of orderIds) await orders.lock(orderId);
  const ready = (await findReady()).filter(({ made }) => orderIds.includes(made.orderId));
  const [first] = ready;
  if (!first) return false;
  const id = shop.ids.next();
  // All sites have one workshop. Its day is that of the oldest print's site.
  const day = localDay(closedAt.toISOString(), ofSite(shop.sites(), first.work.order.site).timeZone);
  const batch = {
    ...{ id, day, closedAt, requestKey },
    ...(by.kind === "staff"
      ? { closedBy: by.name, undoUntil: getUndoDeadline(shop, closedAt) }
      : { closedBy: "by itself", undoUntil: null }),
  };
  await batches.close(
    batch,
    ready.map(({ made }) => made.jobId),
  );
  for (const { order } of new Map(ready.map(({ work }) => [work.order.id, work])).values())
    if (order.status === "placed")
      await transitionOrder(shop, repositories, order.id, {
        to: "in_production",
        ...(by.kind === "staff"
          ? { actor: "owner", staff: by, undoMs: getUndoWindowMs(shop, order.site, "in_production") }
          : { actor: "system" }),
      });
  const closed = await batches.find(id);
  if (!closed) throw new Error(`Batch ${id} is missing`);
  await recordAudit(shop, repositories, {
    actor: by,
    action: "batch.closed",
    subject: { kind: "batch", id, label: titleOfBatch(closed) },
    after: { prints: ready.length },
    ...(reason === undefined ? {} : { reason }),
  });
  return true;
};
