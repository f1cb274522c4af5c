import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { frameSize } from "../../schemas/design.ts";
import { id, money } from "../../schemas/primitives.ts";
import { printQuestions } from "../../schemas/printQuestion.ts";

/** A new photo counts as an answer too; it is sent by complete-upload-later. */
export const answerPrintQuestion = defineCall({
  name: "answerPrintQuestion",
  method: "POST",
  path: "/orders/:orderId/print-questions/:questionId/answer",
  summary: "The shopper's answer about a soft print: as it is, smaller, or not at all",
  tag: "Orders",
  params: z.object({ orderId: id, questionId: id }),
  /** `givenBack` is the refund that the shopper saw. CONFLICT when it is another amount by now. */
  body: z.discriminatedUnion("answer", [
    // No refund for this answer: the amount is only checked, as for the others.
    z.object({ answer: z.literal("accepted"), givenBack: z.optional(money) }),
    z.object({ answer: z.literal("leftOut"), givenBack: money }),
    z.object({ answer: z.literal("smallerSize"), size: frameSize, givenBack: money }),
  ]),
  reply: printQuestions,
  // CONFLICT: there was another answer before, or this one is no longer possible. Repeating an answer changes
  // nothing.
  errors: ["NOT_FOUND", "CONFLICT"],
});
