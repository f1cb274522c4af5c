import * as z from "zod/mini";
import { id, userPhotoId } from "./primitives.ts";

/** What hangs in a wall, for a page that has not uploaded it itself. */
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
  /** The pictures of the catalogue in its tiles. */
  art: z.array(
    z.object({ artItemId: id, title: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  ),
};
