import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { promoCodeParam, promoOrder } from "../../schemas/promoCode.ts";

export const getPromoCodeOrders = defineCall({
  name: "getPromoCodeOrders",
  method: "GET",
  path: "/owner/sites/:code/promo-codes/:promoCode/orders",
  summary: "Who used a promo code: its newest 100 orders",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site, promoCode: promoCodeParam }),
  reply: z.object({ items: z.array(promoOrder) }),
  errors: ["NOT_FOUND"],
});
