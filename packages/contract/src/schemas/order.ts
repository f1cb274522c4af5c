import { ORDER_CHANGE_KINDS } from "@storywall/domain/orders/orderChanges.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import * as z from "zod/mini";
import { shippingAddress, shippingRate } from "./address.ts";
import { lineItem } from "./cart.ts";
import { currency, id, message, money, site, time } from "./primitives.ts";

export const orderStatus = z.enum(ORDER_STATES);

export const orderLineItem = z.extend(z.omit(lineItem, { _id: true, photosStillToUpload: true }), {
  cartItemId: id,
  /** R4.4: tiles that still want a photo. */
  tilesMissing: z.int(),
  /** The order's; a wall that has all its photos is `placed` before the order is. */
  status: orderStatus,
});
export type OrderLineItem = z.infer<typeof orderLineItem>;

export const tracking = z.object({
  carrier: z.string(),
  number: z.string(),
  /** The courier's own page of the parcel. */
  url: z.nullable(z.string()),
});

export const order = z.object({
  orderId: id,
  /** For people; opens nothing. */
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
   * B9: what its shopper has changed since, the latest last, each thing once; line and tile are null for the address.
   */
  changes: z.array(
    z.object({
      what: z.enum(ORDER_CHANGE_KINDS),
      cartItemId: z.nullable(id),
      tile: z.nullable(z.string()),
      at: time,
    }),
  ),
  /** Where its parcel is, once it has left. */
  tracking: z.optional(tracking),
  /** Whether its shopper may cancel it now, and until when; no end is known while it waits for its photos. */
  isCancellable: z.boolean(),
  changeableUntil: z.nullable(time),
  /** What has gone back of `total`, or is with the bank on its way back. */
  refunded: money,
  createdAt: time,
  message,
});
export type Order = z.infer<typeof order>;
