import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

/**
 * Returns the URLs to which the parts of an upload that was created by tus may be PUT directly into the shop's bucket.
 * Repeated (after a reload, or when the URLs have expired), it returns the parts that are still missing. NOT_FOUND also
 * where the shop receives photos itself; the upload then continues by tus.
 */
export const listMissingParts = defineCall({
  name: "listMissingParts",
  method: "POST",
  path: "/uploads/:id/parts",
  summary: "Addresses for the parts of an upload that are still missing",
  tag: "Photos",
  params: z.object({ id }),
  reply: z.object({
    /** Size of each part in bytes; the last part is the rest of the file. */
    part_bytes: z.int(),
    parts: z.array(z.object({ number: z.int(), url: z.string() })),
  }),
  errors: ["NOT_FOUND", "UPLOAD_EXPIRED", "UPLOAD_IN_PROGRESS"],
});
