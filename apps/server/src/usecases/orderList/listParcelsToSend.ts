import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { listPackages } from "../packing/listPackages.ts";
import { findWarningsByParcel } from "../packing/shippingWarnings.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** An order to be sent whose parcel number is still to be entered, or the reason why it cannot be sent. */
export type ParcelToSend = {
  readonly orderNumber: string;
  /** The order; null when no order has the number. */
  readonly order: OrderListEntry | null;
  readonly warnings: readonly string[];
  /** Why it cannot be sent; null when it can. */
  readonly reason: string | null;
};

const REASONS: Readonly<Record<Exclude<OrderState, "in_production">, string>> = {
  awaiting_photos: "The shopper still has photos to send.",
  placed: "You haven't started making it yet.",
  shipped: "It has been sent already.",
  delivered: "It has already arrived.",
  cancelled: "It's cancelled.",
  refunded: "It's cancelled and refunded.",
};

/**
 * Returns the orders with these numbers, in the same order, and why any of them cannot be sent. Without
 * numbers: all orders that are printed or have all their tiles ticked, oldest first.
 */
export const listParcelsToSend = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
  numbers: readonly string[] | undefined,
): Promise<Result<readonly ParcelToSend[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const { orderList, orders } = shop.repositories;
  const wanted = numbers ?? (await findReadyNumbers(shop, actor));
  const found = new Map((await orderList.findByNumbers(wanted)).map((order) => [order.number, order]));
  const parcels = [...new Set(wanted)].map((typed) => {
    const order = found.get(typed.toUpperCase()) ?? null;
    return {
      orderNumber: order?.number ?? typed,
      order,
      reason: order ? reasonOf(order) : "There is no such order.",
    };
  });
  const sendable = parcels.flatMap(({ order, reason }) => (order && reason === null ? order.id : []));
  const works = (await orders.findMany(sendable)).map((order) => ({
    number: order.number,
    order,
    replacement: null,
  }));
  const warnings = await findWarningsByParcel(shop, works);
  return ok(parcels.map((parcel) => ({ ...parcel, warnings: warnings.get(parcel.orderNumber) ?? [] })));
};

const reasonOf = ({ status, heldAt, stoppedAt, waitingSince }: OrderListEntry): string | null => {
  if (status === "placed" && waitingSince !== null) return "It waits for its shopper's answer about a photo.";
  if (status !== "in_production") return REASONS[status];
  if (heldAt !== null) return "It's held back.";
  return stoppedAt === null ? null : "It's stopped, since money of it went back.";
};

const findReadyNumbers = async (
  shop: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
): Promise<readonly string[]> => {
  const packages = await listPackages(shop, actor);
  if (packages.kind === "error") return [];
  return packages.value
    .filter(({ replacement }) => replacement === null)
    .filter(({ prints, printsPrinted, packed, pieces }) => printsPrinted === prints || packed === pieces)
    .map(({ number }) => number);
};
