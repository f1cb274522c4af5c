import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const getCheckoutInfo = defineCall({
  name: "getCheckoutInfo",
  method: "POST",
  // The path is the specification's; no Shopify is involved.
  path: "/shopify/checkout-info",
  summary: "The checkout as it stands",
  tag: "Checkout",
  body: z.object({ checkoutId: id, site: optionalSite }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
