import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import { type OpeningKey, openingKey, openingSizeOf } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import type { Design, DesignTile } from "./design.ts";

/** Returns the size of a tile: its own, else the wall's. */
export const sizeOfTile = (
  design: { readonly size: FrameSizeKey },
  tile: { readonly size?: FrameSizeKey },
): FrameSizeKey => tile.size ?? design.size;

/** Returns the frame style of a tile: its own, else the wall's. */
export const frameStyleOfTile = (design: Design, tile: DesignTile): FrameStyleKey =>
  tile.frameStyle ?? design.frameStyle;

/** Returns the size of the opening of a tile, in millimetres. */
export const openingOfTile = (design: Design, tile: DesignTile): SizeMm =>
  openingSizeOf(sizeOfTile(design, tile), frameStyleOfTile(design, tile), tile.orientation);

/** Returns the key of the opening of a tile, under which its crop is stored. */
export const openingKeyOfTile = (design: Design, tile: DesignTile): OpeningKey =>
  openingKey(sizeOfTile(design, tile), frameStyleOfTile(design, tile), tile.orientation);
