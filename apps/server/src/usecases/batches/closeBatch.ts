import { batchName } from "@storywall/domain/batches/batchName.ts";
import { sheetOf } from "@storywall/domain/batches/sheets.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchRecord } from "../../ports/print/Batches.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import { transitionOrder } from "../orders/transitionOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { describeTiles } from "./describeTiles.ts";

const NOTHING_READY = err("CONFLICT", "No print is ready for a batch.");

export const nameOfBatch = ({ day, number }: Pick<BatchRecord, "day" | "number">): string =>
  batchName(day, number);

/**
 * Closes a batch of the rendered prints that are in none yet: of these sheets, or of all. Its orders are in production
 * from then on. One request closes one batch, and a print is in one batch. A worker writes the folder.
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
    const { batches, orders } = repositories;
    await batches.lock();
    if (await batches.findByRequest(requestKey)) return ok(null);
    const closedAt = shop.clock.now();
    const findReady = async () =>
      (await describeTiles(repositories, await batches.findOpenTiles(closedAt))).filter(
        ({ made, size, frameStyle }) =>
          made.state === "done" && (sheets === undefined || sheets.includes(sheetOf(size, frameStyle).key)),
      );
    // Orders are locked before their jobs, in one sequence, as everywhere; then it counts what is ready.
    const orderIds = [...new Set((await findReady()).map(({ made }) => made.orderId))].sort();
    for (const orderId of orderIds) await orders.lock(orderId);
    const ready = (await findReady()).filter(({ made }) => orderIds.includes(made.orderId));
    const [first] = ready;
    if (!first) return NOTHING_READY;
    const id = shop.ids.next();
    // All sites have one workshop. Its day is that of the oldest print's site.
    const day = localDay(closedAt.toISOString(), ofSite(shop.sites(), first.work.order.site).timeZone);
    const batch = { id, day, closedAt, closedBy: actor.name, requestKey };
    await batches.close(
      batch,
      ready.map(({ made }) => made.jobId),
    );
    for (const { order } of new Map(ready.map(({ work }) => [work.order.id, work])).values())
      if (order.status === "placed")
        await transitionOrder(shop, repositories, order.id, {
          to: "in_production",
          actor: "owner",
          staff: actor,
        });
    const closed = await batches.find(id);
    if (!closed) throw new Error(`Batch ${id} is missing`);
    await recordAudit(shop, repositories, {
      actor,
      action: "batch.closed",
      subject: { kind: "batch", id, label: nameOfBatch(closed) },
      after: { prints: ready.length },
    });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};
