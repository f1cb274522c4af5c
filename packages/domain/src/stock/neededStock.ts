import type { Design } from "../design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "../design/effectiveTile.ts";
import { type StockItemKey, stockItemsOf } from "./stockItems.ts";

/** Returns the mouldings and mats that the tiles of a design need, each once. */
export const neededStock = (design: Design): ReadonlySet<StockItemKey> =>
  new Set(
    design.tiles.flatMap((tile) => stockItemsOf(frameStyleOfTile(design, tile), sizeOfTile(design, tile))),
  );
