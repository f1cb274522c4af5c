import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { drawWall } from "../drawWall.ts";
import { WALL_COLOURS } from "../palette.ts";
import { group, rect, solid } from "../shapes.ts";
import { backdropOf, drawRulersOf, movedHangingPosition, viewOf } from "./backdrop.ts";
import { drawBitmap, drawLightOnTiles, drawShadowsOfTiles } from "./drawRenderedRoom.ts";
import { type AspectRatio, expandToAspectRatio, type WallScene } from "./drawWallOnPaint.ts";
import { drawWallPhoto } from "./drawWallPhoto.ts";
import type { PhotoLight } from "./ownWall/estimateWallLight.ts";

/** Divisor for the height of the rulers' figures: the width of the view divided by this. */
const RULER_FIGURES_PER_WIDTH = 60;

/**
 * Draws a wall in its room: the whole room, or the tiles large with the furniture below. Paint fills the rest of the
 * view. `isRendered`: the renderer has the bitmaps of rendered rooms, which are then used instead of the drawing.
 * `photoLight`: the light of the shopper's wall photo, when the tiles hang on one.
 */
export const drawWallInRoom = (
  design: Design,
  part: "whole" | "closeUp",
  aspectRatio: AspectRatio | null = null,
  {
    isRendered = false,
    photoLight = null,
  }: { readonly isRendered?: boolean; readonly photoLight?: PhotoLight | null } = {},
): WallScene => {
  const room = roomOf(design);
  const wall = layOut(design);
  const backdrop = backdropOf(room, wall);
  const rendered = isRendered ? backdrop.rendered : null;
  const lit = rendered ?? (backdrop.wallPhoto ? photoLight : null);
  const at = movedHangingPosition(backdrop, wall, room.moved);
  const view = expandToAspectRatio(viewOf(backdrop, part, wall, at), aspectRatio);
  return {
    view,
    drawing: [
      rect(view, solid(WALL_COLOURS[room.wallColour].colour)),
      ...(rendered ? [drawBitmap(rendered.names.wall, rendered.box)] : backdrop.behind),
      ...(backdrop.wallPhoto ? [drawWallPhoto(backdrop.wallPhoto.box)] : []),
      ...(lit ? [group("room-shadows", drawShadowsOfTiles(lit, wall.tiles, at), at)] : []),
      group("wall", drawWall({ wall, design }), at),
      ...(lit ? [group("room-light", drawLightOnTiles(lit, wall.tiles, at), at)] : []),
      ...(rendered
        ? [drawBitmap(rendered.names.furniture, rendered.furnitureBox), ...rendered.ends]
        : backdrop.inFront),
      ...backdrop.person,
      group("measures", drawRulersOf(room, backdrop, wall, at, view.width / RULER_FIGURES_PER_WIDTH), at),
    ],
  };
};
