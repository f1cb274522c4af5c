import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { DESIGN_ERROR_CODES } from "../../schemas/design.ts";
import { designInput } from "../../schemas/designLink.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const createWallModel = defineCall({
  name: "createWallModel",
  method: "POST",
  path: "/designs/models",
  summary:
    "The addresses of a visitor's wall as a 3D model at its true size, for a phone that shows it on their own wall",
  tag: "Design links",
  body: z.object({
    userId: id,
    wall: designInput,
    site: optionalSite,
  }),
  reply: z.object({
    /** Binary glTF, for Android's Scene Viewer. */
    glbUrl: z.string(),
    /** USDZ, for Quick Look of iOS. */
    usdzUrl: z.string(),
  }),
  errors: ["NOT_FOUND", ...DESIGN_ERROR_CODES],
  idempotent: true,
});
