import type { ParcelEntry, ParcelVerdict } from "@storywall/domain/orders/parcelChecks.ts";
import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findParcelDoubts } from "../packing/parcelDoubts.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** A line of a list of parcels, and whether it can be sent. */
export type CheckedParcel = ParcelEntry & {
  readonly verdict: ParcelVerdict;
  readonly order: OrderListEntry | null;
  /** Why a parcel that fits can hardly have left (`findSendDoubts`). */
  readonly doubts: readonly string[];
};

/** Returns for each line, in its order, whether it can be sent. Changes nothing. */
export const checkParcels = async (
  shop: Pick<Shop, "repositories" | "sites">,
  actor: StaffActor,
  parcels: readonly ParcelEntry[],
): Promise<Result<readonly CheckedParcel[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const { orderList } = shop.repositories;
  const orders = await orderList.findByNumbers([
    ...new Set(parcels.map(({ orderNumber }) => toKey(orderNumber))),
  ]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const taken = new Set(
    (await orderList.findParcelNumbers(parcels.map(({ parcelNumber }) => parcelNumber))).map(toParcelKey),
  );
  const checked = parcels.map(({ orderNumber, parcelNumber }, line) => {
    const parcel = { orderNumber, parcelNumber };
    const order = byNumber.get(toKey(orderNumber)) ?? null;
    const others = parcels.filter((_, other) => other !== line);
    return { ...parcel, order, verdict: verdictOf(parcel, order, others, taken) };
  });
  const fitting = checked.flatMap(({ order, verdict }) => (order && verdict === "fits" ? order.id : []));
  const works = (await shop.repositories.orders.findMany(fitting)).map((order) => ({
    number: order.number,
    order,
    replacement: null,
  }));
  const doubts = await findParcelDoubts(shop, works);
  return ok(
    checked.map((parcel) => ({
      ...parcel,
      doubts: parcel.verdict === "fits" && parcel.order ? (doubts.get(parcel.order.number) ?? []) : [],
    })),
  );
};

const verdictOf = (
  { orderNumber, parcelNumber }: ParcelEntry,
  order: OrderListEntry | null,
  others: readonly ParcelEntry[],
  taken: ReadonlySet<string>,
): ParcelVerdict => {
  if (!order) return "unknownOrder";
  const parcel = toParcelKey(parcelNumber);
  if (order.tracking !== null) return toParcelKey(order.tracking.number) === parcel ? "sent" : "otherParcel";
  if (order.status !== "in_production") return "notReady";
  if (others.some((other) => toKey(other.orderNumber) === toKey(orderNumber))) return "orderTwice";
  if (taken.has(parcel) || others.some((other) => toParcelKey(other.parcelNumber) === parcel))
    return "parcelTwice";
  return "fits";
};

/** Order numbers as the database has them: people leave the dash out. */
const toKey = (orderNumber: string): string => orderNumber.toUpperCase().replace(/^([A-Z]+)-?(\d)/, "$1-$2");

const toParcelKey = (parcelNumber: string): string => parcelNumber.toLowerCase().replace(/\s/g, "");
