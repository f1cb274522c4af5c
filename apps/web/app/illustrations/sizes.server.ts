import { FRAME_SIZE_KEYS, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box, Group } from "@storywall/scene/operations.ts";
import { drawBitmap, drawLightOnTiles, drawShadowsOfTiles } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { NEAR_LIVING_ROOM_BITMAPS, nearLivingRoom } from "@storywall/scene/rooms/rendered/nearLivingRoom.ts";
import { point } from "@storywall/scene/shapes.ts";
import { samplePhotoIdAt } from "../lib/samples/samplePhotographs.ts";
import { drawSampleTile } from "./frames.server.ts";
import { renderMarkup } from "./samples.server.ts";

const EYE_LEVEL_MM = -1_550;
const FRAME_GAP_MM = 90;
const SIZES_VIEW: Box = { x: -1_180, y: -2_060, width: 2_360, height: 1_400 };

/** Renders every size side by side above a sofa 2.2 m wide (R3.3). */
export const renderSizes = (): string => {
  const total = FRAME_SIZE_KEYS.reduce(
    (sum, key) => sum + FRAME_SIZES[key].width + FRAME_GAP_MM,
    -FRAME_GAP_MM,
  );
  let left = -total / 2;
  const placed = FRAME_SIZE_KEYS.map((key, index) => {
    const { width, height } = FRAME_SIZES[key];
    const at = point(left, EYE_LEVEL_MM - height / 2);
    left += width + FRAME_GAP_MM;
    return {
      name: key,
      at,
      photo: samplePhotoIdAt(index + 6),
      outer: { x: mm(at.x), y: mm(at.y), width, height },
    };
  });
  const room = nearLivingRoom;
  return renderMarkup(
    [
      drawBitmap(NEAR_LIVING_ROOM_BITMAPS.wall, room.box),
      ...drawShadowsOfTiles(room, placed, point(0, 0)),
      ...placed.map(({ name, at, photo }): Group => ({ ...drawSampleTile(name, "Timeless", photo), at })),
      ...drawLightOnTiles(room, placed, point(0, 0)),
      drawBitmap(NEAR_LIVING_ROOM_BITMAPS.furniture, room.furnitureBox),
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
