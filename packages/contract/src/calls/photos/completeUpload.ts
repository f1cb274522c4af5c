import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

/**
 * Ends an upload after all parts were sent. CONFLICT when parts are missing: send those of `listMissingParts` first.
 */
export const completeUpload = defineCall({
  name: "completeUpload",
  method: "POST",
  path: "/uploads/:id/complete",
  summary: "End an upload whose parts went straight into the bucket",
  tag: "Photos",
  params: z.object({ id }),
  reply: z.object({}),
  errors: [
    "NOT_FOUND",
    "UPLOAD_EXPIRED",
    "UPLOAD_IN_PROGRESS",
    "CONFLICT",
    "PHOTO_TOO_LARGE",
    "NO_SPACE_LEFT",
    "UNAVAILABLE",
  ],
});
