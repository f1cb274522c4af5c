import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { photo } from "../../schemas/photo.ts";
import { id } from "../../schemas/primitives.ts";

/** The upload itself uses tus 1.0 at /api/uploads (creation, offset, termination, checksum, expiration). */
export const getUploadedPhoto = defineCall({
  name: "getUploadedPhoto",
  method: "GET",
  path: "/uploads/:id",
  summary: "The photo of a finished upload",
  tag: "Photos",
  params: z.object({ id }),
  reply: photo,
  errors: [
    "NOT_FOUND",
    "UPLOAD_IN_PROGRESS",
    "UPLOAD_EXPIRED",
    "NOT_AN_IMAGE",
    "PHOTO_TOO_LARGE",
    "TOO_MANY_PIXELS",
    "PHOTO_DAMAGED",
    "PHOTO_TOO_COMPLEX",
    "PHOTO_TOO_SMALL",
    "PHOTO_QUOTA_REACHED",
    "NO_SPACE_LEFT",
  ],
});
