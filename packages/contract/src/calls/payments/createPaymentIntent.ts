import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentIntent } from "../../schemas/payment.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const createPaymentIntent = defineCall({
  name: "createPaymentIntent",
  method: "POST",
  path: "/payments/create-payment-intent",
  summary: "Begin paying; one open intent a checkout, the amount is the server's",
  tag: "Payments",
  body: z.object({ checkoutId: id, site: optionalSite }),
  reply: paymentIntent,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CHECKOUT_NOT_OPEN",
    "SHOP_NOT_OPEN",
    "CART_EMPTY",
    "TILES_MISSING",
    "FRAME_OUT_OF_STOCK",
    "PRINT_TOO_SMALL",
    "PRINT_NEEDS_CONFIRMATION",
    "EMAIL_MISSING",
    "ADDRESS_MISSING",
    "PROMO_USED",
    "TOO_MANY_DECLINES",
    "UNAVAILABLE",
    "PAYMENTS_REFUSED",
  ],
  idempotent: true,
});
