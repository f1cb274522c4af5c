import * as z from "zod/mini";
import { userTemplateInfo } from "./design.ts";
import { clientId, optionalId } from "./primitives.ts";

/** Sets to buy straight away, each entry a line, by the `shopify_variant_id` of their tiles. */
export const variants = z
  .array(z.object({ variantId: clientId, quantity: z.int().check(z.gte(1), z.lte(99)) }))
  .check(z.minLength(1), z.maxLength(20));

/** How the sets of a checkout without a cart look. */
export const variantDesigns = {
  /** Which of the sets `framesInfo` is about; absent: the first. */
  templateId: optionalId,
  /** That set's wall; absent: empty tiles in the default frame, to be filled after ordering. */
  framesInfo: z.optional(userTemplateInfo),
  /** Whose photos hang in it. */
  userId: optionalId,
};

/** One promo code, or none: absent, null and "" all leave it as it is. */
export const optionalPromoCode = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64))));
