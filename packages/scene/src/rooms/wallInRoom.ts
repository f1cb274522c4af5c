import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { drawWall } from "../drawWall.ts";
import { WALL_COLOURS } from "../palette.ts";
import { group, rect, solid } from "../shapes.ts";
import { backdropOf, hungAt, rulersOf, viewOf } from "./backdrop.ts";
import { ownWall } from "./ownWall.ts";
import { type HungWall, inShape, type Shape } from "./wallOnPaint.ts";

/** Figures of the rulers are so many of them wide as the picture. */
const FIGURES_ACROSS = 60;

/** The wall in its room: all of the room, or the tiles large with what they hang above. Paint where a room has no more. */
export const wallInRoom = (
  design: Design,
  part: "whole" | "closeUp",
  shape: Shape | null = null,
): HungWall => {
  const room = roomOf(design);
  const wall = layOut(design);
  const backdrop = backdropOf(room, wall);
  const at = hungAt(backdrop, wall, room.moved);
  const view = inShape(viewOf(backdrop, part, wall, at), shape);
  return {
    view,
    drawing: [
      rect(view, solid(WALL_COLOURS[room.wallColour].colour)),
      ...backdrop.behind,
      ...(backdrop.picture ? [ownWall(backdrop.picture.box)] : []),
      group("wall", drawWall({ wall, design }), at),
      ...backdrop.before,
      group("measures", rulersOf(room, backdrop, wall, at, view.width / FIGURES_ACROSS), at),
    ],
  };
};
