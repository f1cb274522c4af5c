import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newMessage, personName, thread } from "../../schemas/messages.ts";
import { email, optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * The first message of a shopper, about an order or anything else (R2.15). An order has one thread, which uses the
 * email address of the order. Without an order the shopper enters an address.
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
