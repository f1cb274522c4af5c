/** Returns what the hanging guide of an order shows, by its number of tiles: a single one has no place among others. */
export const guideText = (tiles: number): string =>
  tiles === 1
    ? "Your hanging guide shows where and how to hang it."
    : "Your hanging guide shows exactly where each tile goes.";
