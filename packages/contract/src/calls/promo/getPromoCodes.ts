import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { site } from "../../schemas/primitives.ts";
import { promoReport } from "../../schemas/promoCode.ts";

export const getPromoCodes = defineCall({
  name: "getPromoCodes",
  method: "GET",
  path: "/owner/sites/:code/promo-codes",
  summary: "The promo codes of a site with their state, orders and amounts, the newest first",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ code: site }),
  reply: z.object({ items: z.array(promoReport) }),
  errors: [],
});
