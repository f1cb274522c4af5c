import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Box, Group } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { drawPerson } from "@storywall/scene/rooms/person.ts";
import { drawShell } from "@storywall/scene/rooms/shell.ts";
import { group, point } from "@storywall/scene/shapes.ts";
import { samplePhotoIdAt } from "../lib/samples/samplePhotographs.ts";
import { drawSampleTile } from "./frames.server.ts";
import { renderMarkup } from "./samples.server.ts";

const EYE_LEVEL_MM = -1_500;
const FRAME_GAP_MM = 110;
const SIZES_VIEW: Box = { x: -160, y: -1_960, width: 2_880, height: 2_100 };

/** Renders every size side by side at eye level, beside a person of 1.70 m (R3.3). */
export const renderSizes = (): string => {
  let left = 0;
  const frames = FRAME_SIZE_KEYS.map((key, index): Group => {
    const { width, height } = FRAME_SIZES[key];
    const at = point(left, EYE_LEVEL_MM - height / 2);
    left += width + FRAME_GAP_MM;
    return { ...drawSampleTile(key, "Timeless", samplePhotoIdAt(index + 6)), at };
  });
  return renderMarkup(
    [
      group("room", drawShell(WALL_COLOURS.warmWhite.colour), point(0, 0)),
      ...frames,
      drawPerson({ x: left + 200, y: 90 }),
    ],
    SIZES_VIEW,
  );
};

/** R9.14: the illustration of a size is a square of this many pixels. */
const SQUARE_SIZE_PX = { width: 220, height: 220 } as const;
/**
 * Space for the largest frame and its shadow. All sizes share one scale, 3.6 mm a pixel, since they are shown side by
 * side.
 */
const SQUARE_SIDE_MM = 792;

/** Renders a frame of one size in the middle of a square; null when there is no such size. */
export const renderSize = (name: string): string | null => {
  const key = FRAME_SIZE_KEYS.find((known) => known === name);
  if (!key) return null;
  const { width, height } = FRAME_SIZES[key];
  const view: Box = {
    x: (width - SQUARE_SIDE_MM) / 2,
    y: (height - SQUARE_SIDE_MM) / 2,
    width: SQUARE_SIDE_MM,
    height: SQUARE_SIDE_MM,
  };
  return renderMarkup(
    [drawSampleTile(key, "Timeless", samplePhotoIdAt(FRAME_SIZE_KEYS.indexOf(key) + 6))],
    view,
    SQUARE_SIZE_PX,
  );
};
