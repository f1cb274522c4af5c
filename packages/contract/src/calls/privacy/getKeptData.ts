import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { visitorData } from "../../schemas/personalData.ts";
import { id } from "../../schemas/primitives.ts";

export const getKeptData = defineCall({
  name: "getKeptData",
  method: "POST",
  path: "/privacy/kept",
  summary: "What is kept of a visitor (B12); nothing of one that is not known",
  tag: "Privacy",
  body: z.object({ userId: id }),
  reply: visitorData,
  errors: [],
});
