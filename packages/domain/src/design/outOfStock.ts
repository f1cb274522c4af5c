import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { Design } from "./design.ts";
import { frameStyleOfTile } from "./effectiveTile.ts";

/** Returns the frame styles of a design that are out of stock, each once. */
export const findOutOfStockStyles = (design: Design): readonly FrameStyleKey[] =>
  [...new Set(design.tiles.map((tile) => frameStyleOfTile(design, tile)))].filter(
    (key) => FRAME_STYLES[key].isOutOfStock,
  );
