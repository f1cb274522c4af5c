import { ROOM_KEYS, SCALE_AIDS, WALL_COLOUR_KEYS, WALL_WIDTH_LIMITS } from "@storywall/domain/design/room.ts";
import * as z from "zod/mini";
import { id } from "./primitives.ts";

const { min: minWidthMm, max: maxWidthMm } = WALL_WIDTH_LIMITS;
const wallWidthMm = z.number().check(z.gte(minWidthMm), z.lte(maxWidthMm));
const offsetMm = z.number().check(z.gte(-maxWidthMm), z.lte(maxWidthMm));

/**
 * The room that a wall is shown in (requirement B5), in millimetres. The id of a wall photo (`own`) is valid only in
 * the browser that has the photo; the photo is never sent.
 */
export const designRoom = z.object({
  place: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("plain") }),
    z.object({ kind: z.literal("room"), key: z.enum(ROOM_KEYS) }),
    z.object({
      kind: z.literal("own"),
      pictureId: id,
      size: z.object({ width: wallWidthMm, height: z.number().check(z.gte(1), z.lte(maxWidthMm)) }),
    }),
  ]),
  wallColour: z.enum(WALL_COLOUR_KEYS),
  wallWidth: z.nullable(wallWidthMm),
  moved: z.object({ x: offsetMm, y: offsetMm }),
  shown: z.array(z.enum(SCALE_AIDS)).check(z.maxLength(SCALE_AIDS.length)),
  isEvening: z.optional(z.boolean()),
});
