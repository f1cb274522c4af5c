import type { RectMm } from "@storywall/domain/geometry/rect.ts";
import type { TileView } from "../view/tileView.ts";

/** Returns the tile furthest to the right and down: the last that a reader comes to. */
export const findFurthestTile = (tiles: readonly TileView[]): TileView | undefined =>
  tiles.toSorted((one, other) => farCornerOf(other.placed.outer) - farCornerOf(one.placed.outer))[0];

const farCornerOf = ({ x, y, width, height }: RectMm): number => x + width + y + height;
