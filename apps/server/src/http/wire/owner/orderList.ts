import type {
  OrderFilterInput,
  BulkItem as WireBulkItem,
  OrderRow as WireOrderRow,
  ParcelCheck as WireParcelCheck,
  ParcelToSend as WireParcelToSend,
} from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import type { OrderCursor } from "../../../ports/orders/OrderList.ts";
import type { BulkOrderResult } from "../../../usecases/orderList/bulkOrderResult.ts";
import type { CheckedParcel } from "../../../usecases/orderList/checkParcels.ts";
import {
  isToBeSent,
  nameOf,
  type OrderQuery,
  type OrderRowView,
} from "../../../usecases/orderList/findOrders.ts";
import type { ParcelToSend } from "../../../usecases/orderList/listParcelsToSend.ts";
import { previewUrl } from "../cart.ts";

export const toOrderQuery = (filter: OrderFilterInput): OrderQuery => ({
  site: filter.site ?? null,
  status: filter.status ?? null,
  from: filter.from ?? null,
  to: filter.to ?? null,
  text: filter.text ?? "",
  isLate: filter.late === "true",
  stock: filter.stock ?? null,
});

export const toOrderCursor = ({ createdAt, id }: OrderCursor): string => `${createdAt.toISOString()}_${id}`;

export const toParcelToSend = ({ order, warnings, ...parcel }: ParcelToSend): WireParcelToSend => ({
  ...parcel,
  orderId: order?.id ?? null,
  name: order && nameOf(order.shippingAddress),
  doubts: [...warnings],
});

/** Returns the position of a cursor; null when the cursor is absent or its time is not a valid one. */
export const parseOrderCursor = (cursor: string | undefined): OrderCursor | null => {
  const separator = cursor?.indexOf("_") ?? -1;
  const createdAt = new Date(cursor?.slice(0, separator) ?? "");
  return cursor === undefined || Number.isNaN(createdAt.getTime())
    ? null
    : { createdAt, id: cursor.slice(separator + 1) };
};

export const toOrderRow = (row: OrderRowView): WireOrderRow => {
  const { waiting, held, done, failed } = row.prints;
  return {
    orderId: row.id,
    orderNumber: row.number,
    site: row.site,
    status: row.status,
    name: row.name,
    place: row.place,
    email: row.email,
    customerId: row.customerId,
    currency: row.currency,
    total: row.total,
    refunded: row.refunded,
    createdAt: row.createdAt.toISOString(),
    sendBy: row.sendBy,
    isLate: row.isLate,
    canBegin: row.canBegin,
    isStopped: row.isStopped,
    isHeld: row.isHeld,
    ...(row.shortages.length > 0 ? { waitsForStock: true, shortages: [...row.shortages] } : {}),
    ...(row.openReplacements > 0 ? { isReplacing: true } : {}),
    delivery: row.delivery,
    prints: { waiting: waiting + held, done, failed },
    parcelNumber: row.tracking?.number ?? null,
    // An order that staff sent or ended is not new, on whichever page they did it.
    isNew: row.firstOpenedAt === null && (row.status === "awaiting_photos" || isToBeSent(row.status)),
  };
};

/** Returns a row of the list of orders, with the preview of its first wall and why it can't be started yet. */
export const toListedOrder = (
  row: OrderRowView,
  previewKey: string | undefined,
  startBlock: string | undefined,
): WireOrderRow => ({
  ...toOrderRow(row),
  ...(startBlock === undefined ? {} : { startBlock }),
  ...(previewKey === undefined ? {} : { previewUrl: previewUrl(previewKey) }),
});

export const toBulkItem = ({ orderNumber, orderId, reason }: BulkOrderResult): WireBulkItem => ({
  orderNumber,
  orderId,
  isDone: reason === null,
  reason,
});

export const toParcelCheck = ({
  orderNumber,
  parcelNumber,
  verdict,
  order,
  warnings,
}: CheckedParcel): WireParcelCheck => ({
  orderNumber: order?.number ?? orderNumber,
  parcelNumber,
  verdict,
  orderId: order?.id ?? null,
  name: order && nameOf(order.shippingAddress),
  doubts: [...warnings],
});
