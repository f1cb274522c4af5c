import {
  ROOM_KEYS,
  ROOM_THINGS,
  WALL_COLOUR_KEYS,
  WALL_WIDTH_LIMITS,
} from "@storywall/domain/design/room.ts";
import * as z from "zod/mini";
import { id } from "./primitives.ts";

const { least, most } = WALL_WIDTH_LIMITS;
const widthMm = z.number().check(z.gte(least), z.lte(most));
const awayMm = z.number().check(z.gte(-most), z.lte(most));

/** What a wall is seen against (B5), in millimetres. An own photo is named by its browser's id and is never sent. */
export const designRoom = z.object({
  place: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("plain") }),
    z.object({ kind: z.literal("room"), key: z.enum(ROOM_KEYS) }),
    z.object({
      kind: z.literal("own"),
      pictureId: id,
      size: z.object({ width: widthMm, height: z.number().check(z.gte(1), z.lte(most)) }),
    }),
  ]),
  wallColour: z.enum(WALL_COLOUR_KEYS),
  wallWidth: z.nullable(widthMm),
  moved: z.object({ x: awayMm, y: awayMm }),
  shown: z.array(z.enum(ROOM_THINGS)).check(z.maxLength(ROOM_THINGS.length)),
});
