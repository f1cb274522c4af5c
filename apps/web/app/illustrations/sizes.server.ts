import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Box, Group } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { drawPerson } from "@storywall/scene/rooms/person.ts";
import { drawShell } from "@storywall/scene/rooms/shell.ts";
import { group, point } from "@storywall/scene/shapes.ts";
import { sampleTile } from "./frames.server.ts";
import { markup, sampleAt } from "./samples.server.ts";

const EYE_LEVEL = -1_500;
const GAP = 110;
const VIEW: Box = { x: -160, y: -1_960, width: 2_880, height: 2_100 };

/** Every size side by side at eye level, and a person of 1.70 m beside them (R3.3). */
export const sizesPicture = (): string => {
  let left = 0;
  const frames = FRAME_SIZE_KEYS.map((key, index): Group => {
    const { width, height } = FRAME_SIZES[key];
    const at = point(left, EYE_LEVEL - height / 2);
    left += width + GAP;
    return { ...sampleTile(key, "Timeless", sampleAt(index + 6)), at };
  });
  return markup(
    [
      group("room", drawShell(WALL_COLOURS.warmWhite.colour), point(0, 0)),
      ...frames,
      drawPerson({ x: left + 200, y: 90 }),
    ],
    VIEW,
  );
};

/** R9.14: a size's own picture is a square of this many pixels. */
const SQUARE = { width: 220, height: 220 } as const;
/** Room for the largest frame and its shadow: what is beside each other is at one scale, 3.6 mm a pixel. */
const SQUARE_SIDE = 792;

/** A frame of one size in the middle of a square; null for a size that is not sold. */
export const sizePicture = (name: string): string | null => {
  const key = FRAME_SIZE_KEYS.find((known) => known === name);
  if (!key) return null;
  const { width, height } = FRAME_SIZES[key];
  const view: Box = {
    x: (width - SQUARE_SIDE) / 2,
    y: (height - SQUARE_SIDE) / 2,
    width: SQUARE_SIDE,
    height: SQUARE_SIDE,
  };
  return markup([sampleTile(key, "Timeless", sampleAt(FRAME_SIZE_KEYS.indexOf(key) + 6))], view, SQUARE);
};
