import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import { allowedFrameStyles } from "../design/allowedOptions.ts";
import type { Design } from "../design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "../design/effectiveTile.ts";
import { findFrameShortage, findStyleShortage, type Shortage } from "./shortage.ts";

/** Returns true if any frame of a design cannot be made at present. `findDesignShortages` returns which ones. */
export const isOutOfStock = (shortages: readonly Shortage[], design: Design): boolean =>
  design.tiles.some((tile) =>
    findFrameShortage(shortages, frameStyleOfTile(design, tile), sizeOfTile(design, tile)),
  );

/**
 * Returns the style most similar to one that cannot be made, among those that this design may have and that can be
 * made in every size that it needs: first of the same colour, then with the same mat. Null when there is none.
 */
export const findNearestStyle = (
  shortages: readonly Shortage[],
  design: Design,
  style: FrameStyleKey,
): FrameStyleKey | null => {
  const sizes = design.tiles
    .filter((tile) => frameStyleOfTile(design, tile) === style)
    .map((tile) => sizeOfTile(design, tile));
  const [nearest] = allowedFrameStyles(design.base)
    .filter((other) => other !== style && findStyleShortage(shortages, other, sizes) === null)
    .toSorted((one, other) => distance(style, one) - distance(style, other));
  return nearest ?? null;
};

const distance = (from: FrameStyleKey, to: FrameStyleKey): number =>
  (FRAME_STYLES[from].colour === FRAME_STYLES[to].colour ? 0 : 2) +
  (FRAME_STYLES[from].mat === FRAME_STYLES[to].mat ? 0 : 1);
