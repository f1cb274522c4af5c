/**
 * Returns a sentence on what the hanging guide of an order shows, by its number of tiles: with a single tile there
 * are no distances.
 */
export const guideText = (tiles: number): string =>
  tiles === 1
    ? "Your hanging guide shows where and how to hang it."
    : "Your hanging guide shows exactly where each tile goes.";
