import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentIntent } from "../../schemas/payment.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const confirmTestPayment = defineCall({
  name: "confirmTestPayment",
  method: "POST",
  path: "/payments/test/confirm",
  summary: "Pay with a test card; only with the built-in test provider",
  tag: "Payments",
  body: z.object({
    paymentIntentId: id,
    clientSecret: z.string().check(z.maxLength(200)),
    card: z.object({
      number: z.string().check(z.maxLength(32)),
      expMonth: z.int().check(z.gte(1), z.lte(12)),
      expYear: z.int().check(z.gte(2000), z.lte(2100)),
      cvc: z.string().check(z.regex(/^\d{3,4}$/, "is 3 or 4 digits")),
    }),
    site: optionalSite,
  }),
  reply: paymentIntent,
  errors: ["NOT_FOUND", "CARD_DECLINED", "CARD_LACKS_FUNDS", "PAYMENT_CLOSED", "TOO_MANY_DECLINES"],
  idempotent: true,
});
