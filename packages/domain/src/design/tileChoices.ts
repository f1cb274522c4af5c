import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import { type OpeningKey, openingKey, openingSizeOf } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import type { Design, DesignTile } from "./design.ts";

/** The size that a tile has: its own, else the wall's. */
export const sizeOfTile = (
  wall: { readonly size: FrameSizeKey },
  tile: { readonly size?: FrameSizeKey },
): FrameSizeKey => tile.size ?? wall.size;

/** The frame style that a tile has: its own, else the wall's. */
export const frameStyleOfTile = (design: Design, tile: DesignTile): FrameStyleKey =>
  tile.frameStyle ?? design.frameStyle;

/** Millimetres of the opening that a tile has now. */
export const openingOfTile = (design: Design, tile: DesignTile): SizeMm =>
  openingSizeOf(sizeOfTile(design, tile), frameStyleOfTile(design, tile), tile.orientation);

/** Under which key a tile remembers the crop that it shows now. */
export const openingKeyOfTile = (design: Design, tile: DesignTile): OpeningKey =>
  openingKey(sizeOfTile(design, tile), frameStyleOfTile(design, tile), tile.orientation);
