import { CANVAS_TEMPLATES, FRAME_GAP, type TemplateLayout } from "../catalogue/canvasTemplates.ts";
import { TILE_SETS } from "../catalogue/sets.ts";
import { arrangeInGrid, arrangeInRows } from "../geometry/arrange.ts";
import { innerRectsOf, outerSizeOf } from "../geometry/opening.ts";
import type { PointMm, RectMm, SizeMm } from "../geometry/rect.ts";
import type { PlacedTile, Wall } from "../geometry/wall.ts";
import { mm } from "../units/units.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, sizeOfTile } from "./effectiveTile.ts";
import { isGalleryWall } from "./galleryWall.ts";

/** The gap between the squares of a set: smaller than in a template, where frames are larger. */
const SET_GAP = mm(30);

/** Width at which a free wall without positions wraps: about the width of a three-seat sofa. */
export const MAX_FREE_WALL_WIDTH = mm(2400);

/**
 * Lays out a design: returns the position of every tile in millimetres from the top left corner of the wall, y down.
 * The wall is the bounding box of its tiles. Tiles never overlap.
 * @throws RangeError when a tile has no position in its absolute template; a parsed design has no such tile.
 */
export const layOut = (design: Design): Wall => {
  const corners = topLeftCornersOf(design);
  const tiles = design.tiles.map((tile, index) => placeTile(design, tile, corners[index]));
  return {
    width: mm(Math.max(0, ...tiles.map(({ outer }) => outer.x + outer.width))),
    height: mm(Math.max(0, ...tiles.map(({ outer }) => outer.y + outer.height))),
    tiles,
  };
};

const topLeftCornersOf = (design: Design): readonly (PointMm | undefined)[] => {
  const { base, tiles } = design;
  const boxes: readonly SizeMm[] = tiles.map((tile) =>
    outerSizeOf(sizeOfTile(design, tile), tile.orientation),
  );
  switch (base.kind) {
    case "template":
      return topLeftCornersOfTemplate(CANVAS_TEMPLATES[base.key].layout, tiles, boxes);
    case "set":
      return arrangeInGrid(boxes, TILE_SETS[base.key].columns, SET_GAP);
    case "free":
      if (isGalleryWall(design)) return tiles.map(({ position }) => position);
      return arrangeInRows(boxes, MAX_FREE_WALL_WIDTH, FRAME_GAP);
  }
};

const topLeftCornersOfTemplate = (
  layout: TemplateLayout,
  tiles: readonly DesignTile[],
  boxes: readonly SizeMm[],
): readonly (PointMm | undefined)[] => {
  switch (layout.type) {
    case "flex":
      return arrangeInGrid(boxes, layout.direction === "row" ? boxes.length : 1, layout.gap);
    case "grid":
      return arrangeInGrid(boxes, layout.columns, layout.gap);
    case "absolute":
      return tiles.map((tile) => layout.frames.find((frame) => frame.frameId === tile.name)?.position);
  }
};

const placeTile = (design: Design, tile: DesignTile, corner: PointMm | undefined): PlacedTile => {
  if (!corner) throw new RangeError(`The template has no position for tile ${tile.name}`);
  const size = sizeOfTile(design, tile);
  const frameStyle = frameStyleOfTile(design, tile);
  const outer: RectMm = { ...corner, ...outerSizeOf(size, tile.orientation) };
  return {
    name: tile.name,
    size,
    frameStyle,
    orientation: tile.orientation,
    outer,
    ...innerRectsOf(outer, size, frameStyle),
  };
};
