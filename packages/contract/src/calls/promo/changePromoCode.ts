import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { changedPromoCode, promoCodeParam, promoReport } from "../../schemas/promoCode.ts";

export const changePromoCode = defineCall({
  name: "changePromoCode",
  method: "PUT",
  path: "/owner/sites/:code/promo-codes/:promoCode",
  summary:
    "Change the limits, dates and note of a promo code; what it takes off only while no order has used it",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site, promoCode: promoCodeParam }),
  body: changedPromoCode,
  reply: z.object({ items: z.array(promoReport) }),
  errors: ["SITE_INVALID", "CONFLICT", "NOT_FOUND"],
});
