import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const sendEmailUploads = defineCall({
  name: "sendEmailUploads",
  method: "POST",
  path: "/shopify/send-email-uploads",
  summary: "Mails the link for the order's photos to the order's own address, three times an hour at most",
  tag: "Orders",
  body: z.object({ orderId: id, site: optionalSite }),
  reply: z.object({ message: z.string() }),
  // CONFLICT: the photos of the order cannot be changed any more.
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CONFLICT", "TOO_MANY_REQUESTS"],
  idempotent: true,
});
