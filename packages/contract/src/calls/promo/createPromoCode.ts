import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { newPromoCode, promoReport } from "../../schemas/promoCode.ts";

export const createPromoCode = defineCall({
  name: "createPromoCode",
  method: "POST",
  path: "/owner/sites/:code/promo-codes",
  summary: "Make a promo code; changes of the site at the same moment stay",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  body: newPromoCode,
  reply: z.object({ items: z.array(promoReport) }),
  errors: ["SITE_INVALID"],
});
