import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

/**
 * For an upload that was begun by tus: where its bytes may be PUT straight into the shop's bucket, part by part. Asked
 * again (after a reload, or when the addresses have expired), it names what has not arrived. NOT_FOUND as well where
 * the shop takes photos itself; the upload then goes on by tus.
 */
export const listMissingParts = defineCall({
  name: "listMissingParts",
  method: "POST",
  path: "/uploads/:id/parts",
  summary: "Addresses for the parts of an upload that are still missing",
  tag: "Photos",
  params: z.object({ id }),
  reply: z.object({
    /** Part 1 is the first so many bytes of the file, part 2 the next; the last is what remains. */
    part_bytes: z.int(),
    parts: z.array(z.object({ number: z.int(), url: z.string() })),
  }),
  errors: ["NOT_FOUND", "UPLOAD_EXPIRED", "UPLOAD_IN_PROGRESS"],
});
