import { defineCall } from "../../call.ts";
import { photo } from "../../schemas/photo.ts";

export const uploadPhoto = defineCall({
  name: "uploadPhoto",
  method: "POST",
  path: "/photos",
  summary: "Send a photo as a plain form, for scripts",
  tag: "Photos",
  file: "file",
  reply: photo,
  status: 201,
  // UPLOAD_IN_PROGRESS: the server is too busy to read the photo now; it accepts the same form later.
  errors: [
    "UPLOAD_IN_PROGRESS",
    "WRONG_CONTENT_TYPE",
    "NOT_AN_IMAGE",
    "PHOTO_TOO_LARGE",
    "TOO_MANY_PIXELS",
    "PHOTO_DAMAGED",
    "PHOTO_TOO_COMPLEX",
    "PHOTO_TOO_SMALL",
    "PHOTO_QUOTA_REACHED",
    "NO_SPACE_LEFT",
  ],
  idempotent: true,
});
