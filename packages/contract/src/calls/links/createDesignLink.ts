import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { DESIGN_ERROR_CODES } from "../../schemas/design.ts";
import { designLink, designLinkKind, linkedDesignInput } from "../../schemas/designLink.ts";
import { clientId, id, optionalSite, userPhotoId } from "../../schemas/primitives.ts";

export const createDesignLink = defineCall({
  name: "createDesignLink",
  method: "POST",
  path: "/designs/links",
  summary:
    "A link to a visitor's wall as it is now: to look at or copy, to go on elsewhere, or to add photos to",
  tag: "Design links",
  body: z.object({
    userId: id,
    kind: designLinkKind,
    /** The browser's id of the design. Photos that are added by the link are sent to the design with this id. */
    designKey: clientId,
    wall: linkedDesignInput,
    /** Uploaded photos in the tray; only a link of kind `continue` has them. */
    trayPhotoIds: z.optional(z.array(userPhotoId).check(z.maxLength(MAX_PHOTOS_PER_DESIGN))),
    site: optionalSite,
  }),
  reply: designLink,
  errors: ["NOT_FOUND", ...DESIGN_ERROR_CODES],
  idempotent: true,
});
