import { VERDICTS } from "@storywall/domain/crop/verdicts.ts";
import { ORDER_STATES } from "@storywall/domain/orders/orderStates.ts";
import { UNDO_STEP_NAMES } from "@storywall/domain/orders/undoSteps.ts";
import { PRINT_HOLD_REASONS } from "@storywall/domain/print/printHold.ts";
import * as z from "zod/mini";
import { shippingRate } from "../address.ts";
import { order, orderLineItem } from "../order.ts";
import { currency, id, money, pageNumber, singleLine, site, time } from "../primitives.ts";
import { printQuestionSummary } from "../printQuestion.ts";
import { tileName } from "./orderWork.ts";

export const refund = z.object({
  refundId: id,
  amount: money,
  currency,
  reason: z.string(),
  /** Who requested it. */
  actor: z.enum(["shopper", "system", "owner"]),
  /** Name of the staff member who did it. Null or absent: not known, or no staff member did. */
  person: z.optional(z.nullable(z.string())),
  /**
   * `requested`: the provider has not confirmed it. `failed`: the money was not refunded. `withdrawn`: it was
   * stopped before the provider was asked.
   */
  state: z.enum(["requested", "pending", "succeeded", "failed", "withdrawn"]),
  /** Time until which it waits and can be withdrawn. Null or absent: it cannot be. See withdrawRefund. */
  undoUntil: z.optional(z.nullable(time)),
  requestedAt: time,
  settledAt: z.nullable(time),
});
export type Refund = z.infer<typeof refund>;

export const weakPrint = z.object({
  cartItemId: id,
  tile: z.string(),
  /** Position of the tile in its wall, from 1. */
  number: z.int(),
  ppi: z.number(),
  verdict: z.enum(VERDICTS),
  /** Pixels per inch that the shopper accepted. Null: they were not asked, or their answer is void. */
  confirmedPpi: z.nullable(z.number()),
  /** State of its print; null while the order waits for photos. */
  state: z.nullable(z.enum(["waiting", "held", "done", "failed", "cancelled"])),
  holdReason: z.nullable(z.enum(PRINT_HOLD_REASONS)),
  releasedAt: z.nullable(time),
  /** Time until which its approval can be undone. Null or absent: it cannot be. See undoPrintApproval. */
  undoUntil: z.optional(z.nullable(time)),
  /** The last question about it. Null or absent: the shopper was never asked. */
  question: z.optional(z.nullable(printQuestionSummary)),
});
export type WeakPrint = z.infer<typeof weakPrint>;

export const undoStep = z.enum(UNDO_STEP_NAMES);

/** An order as staff see it. When the role may not see amounts, they are null and refunds are left out. */
export const ownerOrder = z.extend(order, {
  shippingRate: z.nullable(z.extend(shippingRate, { price: z.nullable(money) })),
  lineItems: z.array(z.extend(orderLineItem, { unitPrice: z.nullable(money), price: z.nullable(money) })),
  price: z.nullable(money),
  discount: z.nullable(money),
  tax: z.nullable(money),
  total: z.nullable(money),
  refunded: z.nullable(money),
  paymentId: id,
  /** As `history` of an order, with who made each step. */
  history: z.array(
    z.object({
      status: z.enum(ORDER_STATES),
      at: time,
      actor: z.optional(z.enum(["shopper", "system", "owner"])),
      /** Name of the staff member who did it. Null or absent: not known, or no staff member did. */
      person: z.optional(z.nullable(z.string())),
    }),
  ),
  /** The last step, while it can be undone. Null or absent: nothing can be undone. See undoOrderStep. */
  undo: z.optional(z.nullable(z.object({ step: undoStep, until: time }))),
  refunds: z.array(refund),
  /** Numbers of prints. `failed`: the shop stopped after several attempts; staff must act. */
  printJobs: z.object({
    waiting: z.int(),
    /** Prints that wait until a staff member has looked at them; see approvePrint. */
    held: z.optional(z.int()),
    done: z.int(),
    failed: z.int(),
    cancelled: z.int(),
  }),
  /** Tiles whose photo has too few pixels for a good print, and what the shopper confirmed (B2). */
  weakPrints: z.optional(z.array(weakPrint)),
  /**
   * Why the order is not printed: its money was returned at the provider or the bank, not by the shop. See
   * retryPrints. Null or absent: it is not stopped.
   */
  stopped: z.optional(z.nullable(z.object({ at: time, reason: z.string() }))),
  /** Prints with errors, and the reasons as text. */
  printFaults: z.array(
    z.object({
      cartItemId: id,
      tile: z.string(),
      /** `waiting`: it is retried automatically. `failed`: it is not retried any more; see retryPrints. */
      state: z.enum(["waiting", "failed"]),
      tries: z.int(),
      reason: z.string(),
    }),
  ),
});
export type OwnerOrder = z.infer<typeof ownerOrder>;

/** One entry of the list of orders. */
export const orderSummary = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  status: z.enum(ORDER_STATES),
  email: z.string(),
  currency,
  /** Null when the role may not see amounts. */
  total: z.nullable(money),
  refunded: z.nullable(money),
  /** True while it is not printed until staff release it. */
  isStopped: z.optional(z.boolean()),
  createdAt: time,
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const orderQuery = z.strictObject({
  status: z.optional(z.enum(ORDER_STATES)),
  site: z.optional(site),
  /** Part of the order number or of the email address. */
  search: z.optional(singleLine(100)),
  page: pageNumber,
});

export const reasonText = singleLine(300).check(z.minLength(1));
export const trackingInput = z
  .strictObject({
    /** Both empty when the shop delivers the parcel itself, or the shopper collects it. */
    carrier: singleLine(100),
    number: singleLine(100),
    url: z.optional(z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500)))),
  })
  .check(
    z.refine(({ carrier, number }) => (carrier === "") === (number === ""), {
      path: ["number"],
      message: "needs a courier, and a courier needs it",
    }),
  );

/** True: staff have confirmed a step that has doubts. Without it such a step is a CONFLICT, whose message names them. */
export const isConfirmed = z.optional(z.boolean());

/** A transition of an order by staff. Money is refunded by a separate call. */
export const ownerTransition = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("in_production"), isConfirmed }),
  z.strictObject({ to: z.literal("shipped"), tracking: trackingInput, isConfirmed }),
  z.strictObject({ to: z.literal("delivered") }),
  z.strictObject({ to: z.literal("cancelled"), reason: reasonText }),
]);

/** A transition of a replacement. */
export const replacementTransition = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("shipped"), tracking: trackingInput, isConfirmed }),
  z.strictObject({ to: z.literal("delivered") }),
  z.strictObject({ to: z.literal("cancelled") }),
]);

/** A refund. Without an amount it refunds the rest of the payment. */
export const refundRequest = z.strictObject({
  amount: z.optional(money.check(z.gte(1))),
  /** Tiles that it is for. Absent: for the order as a whole. The price of a tile can be refunded only once. */
  tiles: z.optional(z.array(z.strictObject({ cartItemId: id, tile: tileName })).check(z.maxLength(500))),
  reason: reasonText,
});

export const reviewNote = z.strictObject({ note: reasonText });

/** A payment that staff must review. */
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
