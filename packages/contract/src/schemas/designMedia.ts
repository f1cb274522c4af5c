import * as z from "zod/mini";
import { id, userPhotoId } from "./primitives.ts";

/** Photos and art of a design, for a page that has not uploaded them itself. */
export const designMedia = {
  photos: z.array(
    z.object({
      userPhotoId,
      handle: id,
      url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** The art items in its tiles. */
  art: z.array(
    z.object({ artItemId: id, title: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  ),
};
