import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { drawWall, wallBox } from "@storywall/scene/drawWall.ts";
import type { Box, Drawing, Photo } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { group, rect, solid } from "@storywall/scene/shapes.ts";
import { isFlat } from "../room/isFlat.ts";

/** What a screenshot shows: the same drawings as the page, in one. */
export type ScreenshotScene = {
  readonly drawing: Drawing;
  /** In millimetres of the drawing. */
  readonly view: Box;
};

/** Wall around the tiles where there is no room, as a share of their longer side. */
const MARGIN = 0.08;
/** Figures of the rulers are so many of them wide as the picture. */
const FIGURES_ACROSS = 60;

/** Under this id the painter asks for the shopper's own wall. */
export const OWN_WALL = "own wall";

export const screenshotScene = async (design: Design, isWithRoom: boolean): Promise<ScreenshotScene> => {
  const room = roomOf(design);
  const wall = layOut(design);
  const tiles = drawWall({ wall, design });
  const paint = WALL_COLOURS[room.wallColour].colour;
  if (!isWithRoom || isFlat(room)) {
    const tight = wallBox(wall);
    const margin = Math.max(tight.width, tight.height) * MARGIN;
    const view = {
      x: tight.x - margin,
      y: tight.y - margin,
      width: tight.width + 2 * margin,
      height: tight.height + 2 * margin,
    };
    return { view, drawing: [rect(view, solid(paint)), ...tiles] };
  }
  // There already, since the page shows the room.
  const { backdropOf, hungAt, rulersOf } = await import("../room/backdrop.ts");
  const backdrop = backdropOf(room, wall);
  const view = backdrop.whole;
  const at = hungAt(backdrop, wall, room.moved);
  return {
    view,
    drawing: [
      rect(view, solid(paint)),
      ...backdrop.behind,
      ...(backdrop.picture ? [ownWall(backdrop.picture.box)] : []),
      group("wall", tiles, at),
      ...backdrop.before,
      group("measures", rulersOf(room, backdrop, wall, at, view.width / FIGURES_ACROSS), at),
    ],
  };
};

/** The picture of the own wall lies as it is: whole, and as large as it measures. */
const ownWall = (opening: Box): Photo => ({
  kind: "photo",
  photoId: OWN_WALL,
  opening,
  photo: { width: px(opening.width), height: px(opening.height) },
  crop: { x: fraction(0), y: fraction(0), width: fraction(1), height: fraction(1), rotation: degrees(0) },
});

/** How many pixels a millimetre of the finest photo has; what is drawn finer shows no more of it. */
export const pixelsPerMm = (
  drawing: Drawing,
  pictureOf: (photoId: string) => { readonly width: number; readonly height: number } | null,
): number =>
  drawing.reduce((finest, operation) => {
    if (operation.kind === "group") return Math.max(finest, pixelsPerMm(operation.children, pictureOf));
    if (operation.kind !== "photo") return finest;
    const picture = pictureOf(operation.photoId);
    if (picture === null) return finest;
    return Math.max(finest, (picture.width * operation.crop.width) / operation.opening.width);
  }, 0);
