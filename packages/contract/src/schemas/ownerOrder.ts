import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { SITE_CODES } from "@storywall/domain/sites/site.ts";
import * as z from "zod/mini";
import { order } from "./order.ts";
import { currency, id, money, singleLine, site, time } from "./primitives.ts";

export const refund = z.object({
  refundId: id,
  amount: money,
  currency,
  reason: z.string(),
  /** Who decided it. */
  actor: z.enum(["shopper", "system", "owner"]),
  /** `requested`: the provider has not said yes. `failed`: the money stayed here. */
  state: z.enum(["requested", "pending", "succeeded", "failed"]),
  requestedAt: time,
  settledAt: z.nullable(time),
});
export type Refund = z.infer<typeof refund>;

/** An order as its shop sees it. */
export const ownerOrder = z.extend(order, {
  paymentId: id,
  refunds: z.array(refund),
  /** `failed`: given up after several tries; a person must look. */
  printJobs: z.object({ waiting: z.int(), done: z.int(), failed: z.int(), cancelled: z.int() }),
  /** Prints that did not come out, and why, in words. */
  printFaults: z.array(
    z.object({
      cartItemId: id,
      tile: z.string(),
      /** `waiting`: it is tried again by itself. `failed`: it was given up; see retryPrints. */
      state: z.enum(["waiting", "failed"]),
      tries: z.int(),
      reason: z.string(),
    }),
  ),
});
export type OwnerOrder = z.infer<typeof ownerOrder>;

/** One line of the list of orders. */
export const orderSummary = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  status: z.enum(ORDER_STATES),
  email: z.string(),
  currency,
  total: money,
  refunded: money,
  createdAt: time,
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderQuery = z.strictObject({
  status: z.optional(z.enum(ORDER_STATES)),
  site: z.optional(z.enum(SITE_CODES)),
  /** A part of an order's number or of its e-mail address. */
  search: z.optional(singleLine(100)),
  page: z._default(z.coerce.number<number | string>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000)), 1),
});

const reasonText = singleLine(300).check(z.minLength(1));
const trackingInput = z.strictObject({
  carrier: singleLine(100).check(z.minLength(1)),
  number: singleLine(100).check(z.minLength(1)),
  url: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500)))),
});

/** Where the owner can take an order by hand. Its money goes back by a refund of its own. */
export const ownerTransition = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("in_production") }),
  z.strictObject({ to: z.literal("shipped"), tracking: trackingInput }),
  z.strictObject({ to: z.literal("delivered") }),
  z.strictObject({ to: z.literal("cancelled"), reason: reasonText }),
]);

/** Without an amount: all that is left of the payment. */
export const refundRequest = z.strictObject({
  amount: z.optional(money.check(z.gte(1))),
  reason: reasonText,
});

export const reviewNote = z.strictObject({ note: reasonText });

/** A payment that a person must look at. */
export const paymentToReview = z.object({
  paymentId: id,
  site,
  provider: z.string(),
  status: z.string(),
  amount: money,
  currency,
  checkoutId: id,
  reason: z.string(),
  createdAt: time,
  refunds: z.array(refund),
});
export type PaymentToReview = z.infer<typeof paymentToReview>;
