import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { drawWall } from "../drawWall.ts";
import type { Box, Drawing } from "../operations.ts";
import { WALL_COLOURS } from "../palette.ts";
import { rect, solid } from "../shapes.ts";
import { wallBox } from "../wallBox.ts";

/** A wall with its background in one drawing. */
export type WallScene = {
  readonly drawing: Drawing;
  /** The part to show, in mm of the drawing. */
  readonly view: Box;
};

export type AspectRatio = { readonly width: number; readonly height: number };

/** Margin of wall around the tiles, as a fraction of their longer side. */
const MARGIN_RATIO = 0.08;

/** Draws the tiles on bare paint, in a view of the given aspect ratio, or else that of the tiles. */
export const drawWallOnPaint = (design: Design, aspectRatio: AspectRatio | null = null): WallScene => {
  const wall = layOut(design);
  const bounds = wallBox(wall);
  const margin = Math.max(bounds.width, bounds.height) * MARGIN_RATIO;
  const view = expandToAspectRatio(
    {
      x: bounds.x - margin,
      y: bounds.y - margin,
      width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin,
    },
    aspectRatio,
  );
  const paint = solid(WALL_COLOURS[roomOf(design).wallColour].colour);
  return { view, drawing: [rect(view, paint), ...drawWall({ wall, design })] };
};

/** Returns the smallest box of that aspect ratio around `box`, with the same centre. */
export const expandToAspectRatio = (box: Box, aspectRatio: AspectRatio | null): Box => {
  if (aspectRatio === null) return box;
  const width = Math.max(box.width, (box.height * aspectRatio.width) / aspectRatio.height);
  const height = (width * aspectRatio.height) / aspectRatio.width;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
};
