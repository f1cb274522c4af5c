import type { ParcelEntry, ParcelVerdict } from "@storywall/domain/orders/parcelChecks.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import type { Shop } from "../shop.ts";
import type { BulkOrderResult } from "./bulkOrderResult.ts";
import { type CheckedParcel, checkParcels } from "./checkParcels.ts";

export type Courier = {
  readonly carrier: string;
  /** Contains `{number}` in place of the parcel's number; null when the courier has no tracking page. */
  readonly urlPattern: string | null;
};

const REASONS: Readonly<Record<Exclude<ParcelVerdict, "fits" | "sent">, string>> = {
  unknownOrder: "There is no such order.",
  orderTwice: "This order is in the list more than once.",
  parcelTwice: "This parcel number belongs to more than one order.",
  otherParcel: "It was sent with another parcel number.",
  notReady: "It is not in the workshop, so it cannot be sent.",
};

/** A line of the list whose parcel is to be sent. */
type ParcelToSend = ParcelEntry & {
  /** True when a staff member has confirmed that it has left, despite warnings. */
  readonly isConfirmed?: boolean | undefined;
};

/**
 * Marks several orders as sent, in a transaction each, so that one order that cannot be sent does not stop the
 * others. Checks the list again: an order with warnings whether it has left is sent only when a staff member has
 * confirmed it (`advanceOrder`). An order that has this parcel number already counts as sent, so a repeat after
 * a lost reply changes nothing and sends no mail.
 */
export const sendParcels = async (
  shop: Shop,
  actor: StaffActor,
  courier: Courier,
  parcels: readonly ParcelToSend[],
): Promise<Result<readonly BulkOrderResult[], "FORBIDDEN">> => {
  const checked = await checkParcels(shop, actor, parcels);
  if (checked.kind === "error") return checked;
  const items: BulkOrderResult[] = [];
  for (const [line, parcel] of checked.value.entries()) {
    const isConfirmed = parcels[line]?.isConfirmed;
    items.push({
      orderNumber: parcel.order?.number ?? parcel.orderNumber,
      orderId: parcel.order?.id ?? null,
      reason: await sendParcel(shop, actor, courier, { ...parcel, isConfirmed }),
    });
  }
  return ok(items);
};

const sendParcel = async (
  shop: Shop,
  actor: StaffActor,
  { carrier, urlPattern }: Courier,
  { order, verdict, parcelNumber, isConfirmed }: CheckedParcel & Pick<ParcelToSend, "isConfirmed">,
): Promise<string | null> => {
  if (verdict === "sent") return null;
  if (verdict !== "fits" || !order) return REASONS[verdict === "fits" ? "unknownOrder" : verdict];
  const url = urlPattern?.replaceAll("{number}", encodeURIComponent(parcelNumber)) ?? null;
  const sent = await advanceOrder(shop, actor, order.id, {
    to: "shipped",
    tracking: { carrier, number: parcelNumber, url },
    isConfirmed,
  });
  return sent.kind === "error" ? sent.message : null;
};
