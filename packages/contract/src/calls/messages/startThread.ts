import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newMessage, personName, thread } from "../../schemas/messages.ts";
import { email, optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * R2.15: a shopper writes for the first time, about an order or about anything. With an order its own e-mail address is
 * the thread's, and an order has one thread; without, the address is told.
 */
export const startThread = defineCall({
  name: "startThread",
  method: "POST",
  path: "/messages/threads",
  summary: "Write to the shop for the first time",
  tag: "Messages",
  body: z.object({
    orderId: optionalId,
    name: z.optional(personName),
    email: z.optional(email),
    ...newMessage,
    site: optionalSite,
  }),
  reply: thread,
  // CONFLICT: the order's thread is full.
  errors: ["NOT_FOUND", "SITE_MISMATCH", "EMAIL_MISSING", "CONFLICT"],
  idempotent: true,
});
