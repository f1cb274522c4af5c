import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentIntent } from "../../schemas/payment.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const updatePaymentIntent = defineCall({
  name: "updatePaymentIntent",
  method: "PUT",
  path: "/payments/update-payment-intent",
  summary: "Bring the intent to the checkout's present amount",
  tag: "Payments",
  body: z.object({ paymentIntentId: id, site: optionalSite }),
  reply: paymentIntent,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "PAYMENT_CLOSED", "UNAVAILABLE", "PAYMENTS_REFUSED"],
});
