import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";
import { printQuestions } from "../../schemas/printQuestion.ts";

export const getPrintQuestions = defineCall({
  name: "getPrintQuestions",
  method: "GET",
  path: "/orders/:orderId/print-questions",
  summary: "What the shop has asked about soft prints of an order, and what may be chosen",
  tag: "Orders",
  params: z.object({ orderId: id }),
  reply: printQuestions,
  errors: ["NOT_FOUND"],
});
