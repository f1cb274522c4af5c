import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

/** Repeating the call returns the same order. */
export const completeCheckout = defineCall({
  name: "completeCheckout",
  method: "PUT",
  path: "/shopify/complete-checkout",
  summary: "Turn a paid checkout into its order",
  tag: "Checkout",
  body: z.object({ checkoutId: id, paymentIntentId: id, site: optionalSite }),
  reply: order,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CHECKOUT_NOT_OPEN",
    "PAYMENT_NOT_DONE",
    "AMOUNT_CHANGED",
    "PAYMENTS_REFUSED",
    "TILES_MISSING",
    "EMAIL_MISSING",
    "ADDRESS_MISSING",
  ],
  idempotent: true,
});
