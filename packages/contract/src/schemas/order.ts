import { ORDER_CHANGE_KINDS } from "@storywall/domain/orders/orderChanges.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import * as z from "zod/mini";
import { shippingAddress, shippingRate } from "./address.ts";
import { lineItem } from "./cart.ts";
import { currency, id, message, money, site, time } from "./primitives.ts";

export const orderStatus = z.enum(ORDER_STATES);

export const orderLineItem = z.extend(z.omit(lineItem, { _id: true, photosStillToUpload: true }), {
  cartItemId: id,
  /** Tiles that have no photo yet (R4.4). */
  tilesMissing: z.int(),
  /** Status of the order; a line with all of its photos is `placed` before the order is. */
  status: orderStatus,
});
export type OrderLineItem = z.infer<typeof orderLineItem>;

export const tracking = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The courier's page of the parcel. */
  url: z.nullable(z.string()),
});

export const order = z.object({
  orderId: id,
  /** For people; it gives no access to the order. */
  orderNumber: z.string(),
  status: orderStatus,
  site,
  currency,
  email: z.string(),
  shippingAddress,
  shippingRate: z.nullable(shippingRate),
  lineItems: z.array(orderLineItem),
  discountCode: z.nullable(z.string()),
  price: money,
  discount: money,
  tax: money,
  total: money,
  history: z.array(z.object({ status: orderStatus, at: time })),
  /**
   * What the shopper has changed since (B9), the latest last, each photo, crop or address once; line and tile are null
   * for the address.
   */
  changes: z.array(
    z.object({
      what: z.enum(ORDER_CHANGE_KINDS),
      cartItemId: z.nullable(id),
      tile: z.nullable(z.string()),
      at: time,
    }),
  ),
  /** Tracking of the parcel, once it is shipped. */
  tracking: z.optional(tracking),
  /** Whether the shopper may cancel it now, and until when; null while it waits for its photos. */
  isCancellable: z.boolean(),
  changeableUntil: z.nullable(time),
  /** The part of `total` that is refunded or in a pending refund. */
  refunded: money,
  createdAt: time,
  message,
});
export type Order = z.infer<typeof order>;
