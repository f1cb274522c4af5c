import { PROMO_STATES } from "@storywall/domain/pricing/promoState.ts";
import * as z from "zod/mini";
import { currency, id, money, time } from "./primitives.ts";

/** An instant as text. */
const instant = z.string().check(z.maxLength(40));

/** The terms of a promo code, as staff enter them. The domain checks the values (SITE_INVALID lists every issue). */
const promoTerms = {
  /** Exactly one of percent and amount is set. */
  percent: z.optional(z.number().check(z.gte(-1_000), z.lte(1_000))),
  amount: z.optional(money),
  /** Smallest amount of goods that gets the discount. Absent: no minimum. */
  minimum: z.optional(money),
  /** Absent: valid immediately. */
  startsAt: z.optional(instant),
  /** Absent: never expires. */
  expiresAt: z.optional(instant),
  oncePerEmail: z.boolean(),
  /** Number of orders that may use the code. Absent: no limit. */
  maxUses: z.optional(z.int()),
  /** Internal note; shoppers never see it. */
  note: z.optional(z.string().check(z.maxLength(1_000))),
};

const promoCode = { code: z.string().check(z.maxLength(100)), ...promoTerms };

export const newPromoCode = z.strictObject(promoCode);
export const changedPromoCode = z.strictObject({
  ...promoTerms,
  /**
   * The terms that the staff member saw before the change, to detect a conflict. Absent: changed without this check.
   */
  seen: z.optional(z.strictObject(promoTerms)),
});
/** `expiresAt`: the new end of a code that is activated again. Absent: it has no end. */
export const promoCodeEnd = z.strictObject({ isEnded: z.boolean(), expiresAt: z.optional(instant) });

/** A code with the results of its orders; cancelled orders are left out. */
export const promoReport = z.object({
  ...promoCode,
  state: z.enum(PROMO_STATES),
  isWelcomeCode: z.boolean(),
  currency,
  orders: z.int(),
  /** Total of the orders that used the code, after the discount. */
  revenue: money,
  /** Total discount that it gave. */
  discount: money,
});
export type PromoReport = z.infer<typeof promoReport>;

export const promoOrder = z.object({
  orderId: id,
  orderNumber: z.string(),
  email: z.string(),
  createdAt: time,
  total: money,
  discount: money,
  isCancelled: z.boolean(),
});
export type PromoOrder = z.infer<typeof promoOrder>;

/** A code in a URL, in upper or lower case. */
export const promoCodeParam = z.string().check(z.minLength(1), z.maxLength(64));
