import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { drawWall, wallBox } from "../drawWall.ts";
import type { Box, Drawing } from "../operations.ts";
import { WALL_COLOURS } from "../palette.ts";
import { rect, solid } from "../shapes.ts";

/** A wall as its maker sees it, with what it hangs on and in, in one drawing. */
export type HungWall = {
  readonly drawing: Drawing;
  /** What to show of it, in millimetres of the drawing. */
  readonly view: Box;
};

/** What a picture's sides are to each other. */
export type Shape = { readonly width: number; readonly height: number };

/** Wall around the tiles, as a share of their longer side. */
const MARGIN = 0.08;

/** The tiles on bare paint, in the picture's shape or else their own. */
export const wallOnPaint = (design: Design, shape: Shape | null = null): HungWall => {
  const wall = layOut(design);
  const tight = wallBox(wall);
  const margin = Math.max(tight.width, tight.height) * MARGIN;
  const view = inShape(
    {
      x: tight.x - margin,
      y: tight.y - margin,
      width: tight.width + 2 * margin,
      height: tight.height + 2 * margin,
    },
    shape,
  );
  const paint = solid(WALL_COLOURS[roomOf(design).wallColour].colour);
  return { view, drawing: [rect(view, paint), ...drawWall({ wall, design })] };
};

/** The box with as much around it as makes it that shape. */
export const inShape = (box: Box, shape: Shape | null): Box => {
  if (shape === null) return box;
  const width = Math.max(box.width, (box.height * shape.width) / shape.height);
  const height = (width * shape.height) / shape.width;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
};
