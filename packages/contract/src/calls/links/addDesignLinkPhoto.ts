import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { userPhoto } from "../../schemas/photo.ts";
import { id, userPhotoId } from "../../schemas/primitives.ts";

export const addDesignLinkPhoto = defineCall({
  name: "addDesignLinkPhoto",
  method: "POST",
  path: "/designs/links/:token/photos",
  summary:
    "Adds an uploaded photo to the design that a link was made of; the same photo again changes nothing",
  tag: "Design links",
  params: z.object({ token: id }),
  body: z.pick(userPhoto, { url: true, handle: true }),
  reply: z.object({ userPhotoId, photosAdded: z.int() }),
  errors: [
    "DESIGN_LINK_UNKNOWN",
    "DESIGN_LINK_WITHDRAWN",
    "DESIGN_LINK_EXPIRED",
    "DESIGN_LINK_FULL",
    "PHOTO_URL_NOT_OURS",
    "CONFLICT",
  ],
});
