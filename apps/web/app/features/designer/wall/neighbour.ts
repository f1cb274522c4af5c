import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";

export const DIRECTIONS = ["left", "right", "up", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

type Placed = Pick<PlacedTile, "name" | "outer">;

/**
 * Returns the tile that an arrow key moves to, or null at the wall's edge. To the sides it stays in the row: the next
 * of the tiles that hang partly at the same height. Up and down it moves to the next tile above or below, and prefers
 * a straight line to a short distance.
 */
export const neighbourOf = (tiles: readonly Placed[], from: string, direction: Direction): string | null => {
  const current = tiles.find(({ name }) => name === from);
  if (!current) return null;
  const isAside = direction === "left" || direction === "right";
  const sign = direction === "left" || direction === "up" ? -1 : 1;
  const [x, y] = centreOf(current);
  const [nearest] = tiles
    .filter((tile) => tile !== current && (!isAside || isBeside(current, tile)))
    .map((tile) => {
      const [otherX, otherY] = centreOf(tile);
      const [along, across] = isAside ? [otherX - x, otherY - y] : [otherY - y, otherX - x];
      return { tile, along: along * sign, across: Math.abs(across) };
    })
    .filter(({ along }) => along > MIN_DISTANCE_MM)
    .toSorted((one, other) => cost(one) - cost(other));
  return nearest?.tile.name ?? null;
};

/** Tiles of one row or column must not count as above or beside each other by a rounding error. */
const MIN_DISTANCE_MM = 0.5;

/** A slightly nearer tile is not worth moving far aside. */
const cost = ({ along, across }: { readonly along: number; readonly across: number }): number =>
  along + 2 * across;

const centreOf = ({ outer }: Placed): readonly [number, number] => [
  outer.x + outer.width / 2,
  outer.y + outer.height / 2,
];

const isBeside = ({ outer: one }: Placed, { outer: other }: Placed): boolean =>
  one.y < other.y + other.height && other.y < one.y + one.height;
