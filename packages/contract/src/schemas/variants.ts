import * as z from "zod/mini";
import { userTemplateInfo } from "./design.ts";
import { clientId, optionalId } from "./primitives.ts";

/** Limit of sets per checkout: the largest set has twelve tiles, and no order has over 5000 pieces. */
const MAX_SETS = 400;

/** Sets to buy without a cart, one line per entry, by the `shopify_variant_id` of their tiles. */
export const variants = z
  .array(z.object({ variantId: clientId, quantity: z.int().check(z.gte(1), z.lte(99)) }))
  .check(
    z.minLength(1),
    z.maxLength(20),
    z.refine(
      (sets) => sets.reduce((sum, { quantity }) => sum + quantity, 0) <= MAX_SETS,
      `are more than ${MAX_SETS} sets`,
    ),
  );

/** The design of a set in a checkout without a cart. */
export const variantDesignFields = {
  /** The set that `framesInfo` belongs to; absent: the first. */
  templateId: optionalId,
  /** The design of that set; absent: empty tiles in the default frame, to be filled after ordering. */
  framesInfo: z.optional(userTemplateInfo),
  /** The visitor whose photos are in it. */
  userId: optionalId,
};

/** A promo code; absent, null and "" change nothing. */
export const optionalPromoCode = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64))));
