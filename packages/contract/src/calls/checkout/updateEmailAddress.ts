import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { email, id, optionalSite } from "../../schemas/primitives.ts";

export const updateEmailAddress = defineCall({
  name: "updateEmailAddress",
  method: "PUT",
  path: "/shopify/update-email-address",
  summary: "Set where mails go",
  tag: "Checkout",
  body: z.object({ checkoutId: id, email, site: optionalSite }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CHECKOUT_NOT_OPEN", "PROMO_USED"],
});
