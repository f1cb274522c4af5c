import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { paymentToReview } from "../../schemas/owner/ownerOrder.ts";

export const getPaymentsToReview = defineCall({
  name: "getPaymentsToReview",
  method: "GET",
  path: "/owner/payments-to-review",
  summary: "Payments that a person must look at, the oldest first, 100 at the most",
  tag: "Owner",
  staffOnly: true,
  right: "payments.review",
  reply: z.object({ items: z.array(paymentToReview) }),
  errors: [],
});
