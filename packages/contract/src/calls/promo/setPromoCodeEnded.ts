import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { promoCodeEnd, promoCodeParam, promoReport } from "../../schemas/promoCode.ts";

export const setPromoCodeEnded = defineCall({
  name: "setPromoCodeEnded",
  method: "PUT",
  path: "/owner/sites/:code/promo-codes/:promoCode/ended",
  summary: "End a promo code at once, or let an ended one be used again, until a new end or without one",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site, promoCode: promoCodeParam }),
  body: promoCodeEnd,
  reply: z.object({ items: z.array(promoReport) }),
  errors: ["SITE_INVALID", "CONFLICT", "NOT_FOUND"],
});
