import type { SizeMm } from "@storywall/domain/geometry/rect.ts";

/** Returns the total size of a wall in whole centimetres, "66 × 43 cm" (B5), as the lists of walls say it. */
export const formatWallSize = ({ width, height }: SizeMm): string => `${cm(width)} × ${cm(height)} cm`;

const cm = (millimetres: number): string => String(Math.round(millimetres / 10));
