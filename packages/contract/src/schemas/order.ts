import { ORDER_CHANGE_KINDS } from "@storywall/domain/orders/orderChanges.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import * as z from "zod/mini";
import { shippingAddress, shippingRate } from "./address.ts";
import { lineItem } from "./cart.ts";
import { currency, id, message, money, site, time } from "./primitives.ts";

export const orderStatus = z.enum(ORDER_STATES);

export const orderLineItem = z.extend(z.omit(lineItem, { _id: true, photosStillToUpload: true }), {
  /** Id of the line; it was the line's `_id` in the cart. */
  cartItemId: id,
  /** Number of tiles that have no photo yet (R4.4). */
  tilesMissing: z.int(),
  /** Status of the line; may be `placed` before the order is, when the line has all of its photos. */
  status: orderStatus,
});
export type OrderLineItem = z.infer<typeof orderLineItem>;

export const tracking = z.object({
  /** Carrier and number are empty for a parcel that the shop delivers, or that is collected. */
  carrier: z.string(),
  number: z.string(),
  /** The courier's page of the parcel. */
  url: z.nullable(z.string()),
});
export type Tracking = z.infer<typeof tracking>;

const days = z.object({ from: z.int(), to: z.int() });

export const order = z.object({
  orderId: id,
  /** Human-readable; not a credential. */
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
   * What the shopper, or the shop for them, has changed since the order was made (requirement B9), the latest last. Each
   * photo, crop and address is listed once for each of both, with its latest change.
   */
  changes: z.array(
    z.object({
      /** What was changed: a tile's photo, its crop, or the address. */
      what: z.enum(ORDER_CHANGE_KINDS),
      /** `owner`: the shop changed it for the shopper. Absent: the shopper. */
      actor: z.optional(z.enum(["shopper", "owner"])),
      /** Id of the changed line; null for the address. */
      cartItemId: z.nullable(id),
      /** Name of the changed tile; null for the address. */
      tile: z.nullable(z.string()),
      at: time,
    }),
  ),
  /**
   * From when the days until it is sent count: its last photo, later by as long as it has waited for answers about
   * prints. Absent: from `history`.
   */
  dispatchCountsFrom: z.optional(time),
  /** Working days within which it is sent, and with the courier, as promised when it was paid. */
  promise: z.optional(
    z.object({
      dispatchDays: days,
      courierDays: z.union([days, z.object({ from: z.null(), to: z.null() })]),
    }),
  ),
  /** Tiles about whose soft prints the shop waits for an answer; see getPrintQuestions. */
  printQuestions: z.optional(z.array(z.object({ cartItemId: id, tile: z.string(), answerBy: time }))),
  /**
   * Tiles that are made again at no charge, in parcels of their own, the first one first. Of `getData` alone; absent:
   * none.
   */
  replacements: z.optional(
    z.array(
      z.object({
        number: z.string(),
        status: z.enum(["in_production", "shipped", "delivered"]),
        /** How many tiles it has. */
        tiles: z.int(),
        tracking: z.nullable(tracking),
        createdAt: time,
      }),
    ),
  ),
  /** Tracking of the parcel, once it is shipped. */
  tracking: z.optional(tracking),
  /** Whether the shopper may cancel the order now. */
  isCancellable: z.boolean(),
  /** Until when the shopper may change or cancel the order; null while it waits for its photos. */
  changeableUntil: z.nullable(time),
  /** The part of `total` that the payment provider has refunded or has accepted to refund; a refund takes seconds to get there. */
  refunded: money,
  createdAt: time,
  /** The server's sentence for the shopper about this call, not a part of the order. */
  message,
});
export type Order = z.infer<typeof order>;
