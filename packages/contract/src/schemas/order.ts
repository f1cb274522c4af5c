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
  /** Status of the line. It may be `placed` before the order is: as soon as the line has all of its photos. */
  status: orderStatus,
});
export type OrderLineItem = z.infer<typeof orderLineItem>;

export const tracking = z.object({
  /** Carrier and number are empty for a parcel that the shop delivers itself, or that the shopper collects. */
  carrier: z.string(),
  number: z.string(),
  /** The courier's tracking page. */
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
   * Changes made to the order since it was placed, by the shopper or by staff for them (requirement B9), the latest
   * last. Each photo, crop and address is listed at most once for the shopper and once for staff, with its latest
   * change.
   */
  changes: z.array(
    z.object({
      /** What was changed: a tile's photo, its crop, or the address. */
      what: z.enum(ORDER_CHANGE_KINDS),
      /** `owner`: a staff member changed it for the shopper. Absent: the shopper did. */
      actor: z.optional(z.enum(["shopper", "owner"])),
      /** Id of the changed line; null for the address. */
      cartItemId: z.nullable(id),
      /** Name of the changed tile; null for the address. */
      tile: z.nullable(z.string()),
      at: time,
    }),
  ),
  /**
   * Start of the days until dispatch: when its last photo arrived, plus the time that it has waited for answers
   * about prints. When absent, `history` tells it.
   */
  dispatchCountsFrom: z.optional(time),
  /** Working days until dispatch and with the courier, as promised when it was paid. */
  promise: z.optional(
    z.object({
      dispatchDays: days,
      courierDays: z.union([days, z.object({ from: z.null(), to: z.null() })]),
    }),
  ),
  /** Tiles about whose soft prints the shop waits for an answer; see getPrintQuestions. */
  printQuestions: z.optional(z.array(z.object({ cartItemId: id, tile: z.string(), answerBy: time }))),
  /**
   * Tiles that are made again at no charge, in separate parcels, the first parcel first. Only `getData` returns
   * them; absent when there are none.
   */
  replacements: z.optional(
    z.array(
      z.object({
        number: z.string(),
        status: z.enum(["in_production", "shipped", "delivered"]),
        /** Number of tiles in the parcel. */
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
  /** Time until which the shopper may change or cancel the order; null while it waits for its photos. */
  changeableUntil: z.nullable(time),
  /** The part of `total` that the payment provider has refunded or has accepted to refund; a refund takes seconds to get there. */
  refunded: money,
  createdAt: time,
  /** The server's sentence for the shopper about this call, not a part of the order. */
  message,
});
export type Order = z.infer<typeof order>;
