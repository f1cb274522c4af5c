import type { RectMm } from "../geometry/rect.ts";

/**
 * A tile in the order in which a wall is hung. `from` is the tile that it is measured from; null for the first. Both
 * are indexes.
 */
export type StairTile = { readonly index: number; readonly from: number | null };

/** Minimum correlation between the middles of columns and a rising line, for a wall that climbs along a stair. */
const MIN_CORRELATION = 0.96;
/** With fewer tiles, a rise to one side does not mean a stair. */
const MIN_TILES = 4;
/** Minimum slope of a stair, as rise by run. */
const MIN_SLOPE = 0.3;

/**
 * Returns the tiles from the lowest up the stair, each measured from the nearest one that hangs already. Null for a
 * wall whose tiles do not climb to one side.
 */
export const climbStair = (tiles: readonly RectMm[]): readonly StairTile[] | null => {
  const side = sideOfClimb(tiles);
  const lowest = indexOfLowest(tiles);
  if (side === null || lowest === null) return null;
  const others = [...tiles.keys()].filter((index) => index !== lowest);
  const climb = (index: number): number => side * middleOf(tiles[index]).x - middleOf(tiles[index]).y;
  others.sort((one, other) => climb(one) - climb(other));
  const hung = [lowest];
  return [
    { index: lowest, from: null },
    ...others.map((index) => {
      const from = nearestOf(hung, tiles, index);
      hung.push(index);
      return { index, from };
    }),
  ];
};

/** Returns 1 for tiles that climb to the right, -1 to the left, null for neither. */
const sideOfClimb = (tiles: readonly RectMm[]): 1 | -1 | null => {
  if (tiles.length < MIN_TILES) return null;
  const middles = tiles.map((tile) => middleOfColumn(tiles, middleOf(tile).x));
  const meanX = middles.reduce((sum, { x }) => sum + x, 0) / middles.length;
  const meanY = middles.reduce((sum, { y }) => sum + y, 0) / middles.length;
  let [xx, yy, xy] = [0, 0, 0];
  for (const { x, y } of middles) {
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
    xy += (x - meanX) * (y - meanY);
  }
  const isStair = Math.abs(xy) > MIN_CORRELATION * Math.sqrt(xx * yy) && Math.abs(xy) > MIN_SLOPE * xx;
  if (!isStair) return null;
  // y points down: a wall whose y decreases with x climbs to the right.
  return xy < 0 ? 1 : -1;
};

/** Returns the middle of all tiles that hang one above the other at `x`. */
const middleOfColumn = (tiles: readonly RectMm[], x: number): { readonly x: number; readonly y: number } => {
  const column = tiles.filter((tile) => tile.x <= x && x <= tile.x + tile.width);
  const top = Math.min(...column.map(({ y }) => y));
  const bottom = Math.max(...column.map(({ y, height }) => y + height));
  return { x, y: (top + bottom) / 2 };
};

const indexOfLowest = (tiles: readonly RectMm[]): number | null => {
  const bottoms = tiles.map(({ y, height }) => y + height);
  return tiles.length === 0 ? null : bottoms.indexOf(Math.max(...bottoms));
};

const nearestOf = (hung: readonly number[], tiles: readonly RectMm[], index: number): number | null => {
  const distanceTo = (other: number): number => {
    const [one, another] = [tiles[index], tiles[other]];
    return one && another ? Math.hypot(one.x - another.x, one.y - another.y) : Number.POSITIVE_INFINITY;
  };
  return hung.reduce<number | null>(
    (best, other) => (best === null || distanceTo(other) < distanceTo(best) ? other : best),
    null,
  );
};

const middleOf = (tile: RectMm | undefined): { readonly x: number; readonly y: number } =>
  tile ? { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 } : { x: 0, y: 0 };
