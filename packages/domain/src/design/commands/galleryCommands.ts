import { nearestFreePlace } from "../../gallery/freePlace.ts";
import type { Rect } from "../../gallery/rects.ts";
import type { PointMm } from "../../geometry/rect.ts";
import type { Design } from "../design.ts";
import { findPositionError, isGalleryWall, rectsOf, withPositions } from "../galleryWall.ts";
import { numberTiles } from "../numberTiles.ts";
import { findTile, type TileInput } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";
import { GAPS } from "./frameRoom.ts";

/**
 * Moves a frame of a gallery wall. `to` is its new top left corner; when that is not free, the frame moves to the
 * nearest free position. The other frames keep their positions relative to each other.
 */
export const moveFrame = defineCommand<TileInput & { readonly to: PointMm }>({
  label: "Move tile",
  isPossible: (design, { tile, to }) =>
    isGalleryWall(design) && findTile(design, tile) !== undefined && moved(design, tile, to) !== design,
  run: (design, { tile, to }) => moved(design, tile, to),
});

const moved = (design: Design, tile: string, to: PointMm): Design => {
  const rects = rectsOf(design);
  const index = design.tiles.findIndex(({ name }) => name === tile);
  const rect = rects[index];
  if (!rect) return design;
  const others = rects.filter((_, other) => other !== index);
  const place = nearestFreePlace({ ...rect, x: Math.round(to.x), y: Math.round(to.y) }, others, GAPS);
  const result = withPositions(
    design,
    rects.map((one, other) => (other === index ? { ...rect, ...place } : one)),
  );
  return result !== design && findPositionError(result) === null ? numberTiles(result) : design;
};

/** Hangs all frames at the given rectangles, such as those of `packGallery`. A design in rows becomes a gallery wall. */
export const arrangeFrames = defineCommand<{ readonly rects: readonly Rect[] }>({
  label: "Arrange tiles",
  isPossible: (design, { rects }) =>
    design.base.kind === "free" &&
    rects.length === design.tiles.length &&
    withPositions(design, rects) !== design,
  run: (design, { rects }) => {
    const arranged = withPositions(design, rects);
    return arranged === design ? design : numberTiles(arranged);
  },
});
