import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const updateShippingAddress = defineCall({
  name: "updateShippingAddress",
  method: "PUT",
  path: "/shopify/update-shipping-address",
  summary: "Set where the order goes",
  tag: "Checkout",
  body: z.object({ checkoutId: id, shippingAddress, site: optionalSite }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CHECKOUT_NOT_OPEN", "ADDRESS_INVALID", "PROMO_USED"],
});
