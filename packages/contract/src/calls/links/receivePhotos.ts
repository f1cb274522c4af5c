import { MAX_PHOTOS_PER_LINK } from "@storywall/domain/links/designLink.ts";
import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { arrivedPhoto } from "../../schemas/designLink.ts";
import { clientId, id, userPhotoId } from "../../schemas/primitives.ts";

export const receivePhotos = defineCall({
  name: "receivePhotos",
  method: "POST",
  path: "/designs/arrived-photos",
  summary: "Photos that came by links to a design; those named as received are not given again",
  tag: "Design links",
  body: z.object({
    userId: id,
    designKey: clientId,
    received: z.optional(z.array(userPhotoId).check(z.maxLength(MAX_PHOTOS_PER_LINK))),
  }),
  reply: z.object({
    photos: z.array(arrivedPhoto),
    /** Whether more photos may arrive, because a link that accepts photos is open. */
    isOpen: z.boolean(),
  }),
  errors: [],
});
