import { boundsOf, isFree, type Rect, toOrigin } from "../gallery/rects.ts";
import { outerSizeOf } from "../geometry/opening.ts";
import { mm } from "../units/units.ts";
import type { Design, DesignTile } from "./design.ts";
import { sizeOfTile } from "./effectiveTile.ts";
import { MAX_GALLERY_SIDE } from "./limits.ts";

// A gallery wall is a free design whose tiles have positions. A free design without any is older: its tiles hang in
// rows.

/** Minimum gap in mm: frames that are closer touch if a tile is hung slightly out of place. */
export const MIN_FRAME_GAP = 10;

/** Returns true if every tile of the design has its own position, set by the shopper or by an arrangement. */
export const isGalleryWall = ({ base, tiles }: Pick<Design, "base" | "tiles">): boolean =>
  base.kind === "free" && tiles.every(({ position }) => position !== undefined);

/** Returns the outer rectangles of the tiles of a gallery wall; a tile without a position is at the origin. */
export const rectsOf = (design: Pick<Design, "size" | "tiles">): readonly Rect[] =>
  design.tiles.map((tile) => ({
    x: tile.position?.x ?? 0,
    y: tile.position?.y ?? 0,
    ...outerSizeOf(sizeOfTile(design, tile), tile.orientation),
  }));

/** Returns the design with its tiles at the rectangles, which are moved together to the wall's top left corner. */
export const withPositions = (design: Design, rects: readonly Rect[]): Design => {
  const moved = toOrigin(rects);
  const isSame = design.tiles.every(
    ({ position }, index) => position?.x === moved[index]?.x && position?.y === moved[index]?.y,
  );
  if (isSame) return design;
  return { ...design, tiles: design.tiles.map((tile, index) => placeAt(tile, moved[index])) };
};

const placeAt = (tile: DesignTile, rect: Rect | undefined): DesignTile =>
  rect && (tile.position?.x !== rect.x || tile.position.y !== rect.y)
    ? { ...tile, position: { x: mm(rect.x), y: mm(rect.y) } }
    : tile;

/**
 * Returns an error message for the positions of a design from outside, or null. Clients are not trusted: frames must
 * not overlap, and the wall must start at its first frames.
 */
export const findPositionError = (design: Pick<Design, "base" | "size" | "tiles">): string | null => {
  const { base, tiles } = design;
  const positions = tiles.flatMap(({ position }) => position ?? []);
  if (positions.length === 0) return null;
  if (base.kind !== "free" || positions.length < tiles.length)
    return "Either all tiles of a gallery wall have positions, or none.";
  const rects = rectsOf(design);
  const { x, y } = boundsOf(rects);
  const isInside = x === 0 && y === 0 && positions.every((at) => isLength(at.x) && isLength(at.y));
  return isInside && rects.every((rect, index) => isFree(rect, rects.slice(index + 1), MIN_FRAME_GAP))
    ? null
    : `Frames hang ${MIN_FRAME_GAP} mm apart or more, in whole millimetres from the wall's corner.`;
};

const isLength = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= MAX_GALLERY_SIDE;
