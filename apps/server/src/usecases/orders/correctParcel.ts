import { findUndoableStep } from "@storywall/domain/orders/undoSteps.ts";
import type { Tracking } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "./cancelOrder.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";

const NOT_SENT = err("CONFLICT", "This order has not been sent, so it has no parcel number to correct.");

/**
 * Corrects the parcel of a sent order, or adds its number, and mails its shopper. Does nothing when the parcel
 * is the same.
 */
export const correctParcel = async (
  shop: Shop,
  actor: StaffActor,
  { orderId, tracking }: { readonly orderId: string; readonly tracking: Tracking },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { status, tracking: before } = order;
    if (!before || (status !== "shipped" && status !== "delivered")) return NOT_SENT;
    if (isSameParcel(before, tracking)) return ok(null);
    await repositories.orders.setTracking(orderId, tracking);
    // The order was sent without a number, since the shop delivers it or it is collected: no earlier mail was
    // wrong.
    const isFirst = before.number === "";
    const parcel = parcelText(tracking);
    const text = isFirst ? `Its parcel number: ${parcel}` : `${parcelText(before)} became ${parcel}`;
    await recordOrderEvent(shop, repositories, order, { kind: "parcel_corrected", actor, text });
    const createdAt = shop.clock.now();
    // While the sending can be undone, its mail waits, and will contain the corrected parcel: no mail was
    // wrong.
    if (findUndoableStep(order.history, createdAt)?.step === "shipped") return ok(null);
    await repositories.mailOutbox.add({
      id: shop.ids.next(),
      // Each correction has a mail of its own, even one that restores an earlier number.
      dedupeKey: `order ${orderId} parcel ${createdAt.toISOString()} ${tracking.number}`,
      kind: isFirst ? "parcel_number_added" : "parcel_corrected",
      subjectId: orderId,
      createdAt,
    });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

const parcelText = ({ carrier, number }: Tracking): string =>
  number === "" ? "no parcel number" : `${carrier} ${number}`;

const isSameParcel = (one: Tracking, other: Tracking): boolean =>
  one.carrier === other.carrier && one.number === other.number && one.url === other.url;
