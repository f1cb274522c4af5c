import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const reCreateCheckout = defineCall({
  name: "reCreateCheckout",
  method: "POST",
  path: "/shopify/re-create-checkout",
  summary: "A new open checkout with the contents of one expired or completed",
  tag: "Checkout",
  body: z.object({ checkoutId: id, site: optionalSite }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CONFLICT"],
  idempotent: true,
});
