import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentIntent } from "../../schemas/payment.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const authenticateTestPayment = defineCall({
  name: "authenticateTestPayment",
  method: "POST",
  path: "/payments/test/authenticate",
  summary: "Answer the test card's extra step",
  tag: "Payments",
  body: z.object({
    paymentIntentId: id,
    clientSecret: z.string().check(z.maxLength(200)),
    approve: z.boolean(),
    site: optionalSite,
  }),
  reply: paymentIntent,
  errors: ["NOT_FOUND", "CARD_DECLINED", "CARD_LACKS_FUNDS", "PAYMENT_CLOSED"],
  idempotent: true,
});
