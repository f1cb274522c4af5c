import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { reviewNote } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const settlePaymentReview = defineCall({
  name: "settlePaymentReview",
  method: "POST",
  path: "/owner/payments-to-review/:id/settle",
  summary: "A person has looked at the payment; the note says what was done",
  tag: "Owner",
  staffOnly: true,
  right: "payments.review",
  params: z.strictObject({ id }),
  body: reviewNote,
  reply: z.object({ paymentId: id }),
  errors: ["NOT_FOUND"],
});
