import type { SizeMm } from "@storywall/domain/geometry/rect.ts";

/**
 * Returns the total size of a wall in whole centimetres, "66 × 43 cm" (B5), as the lists of walls say it. It stays on
 * one line.
 */
export const formatWallSize = ({ width, height }: SizeMm): string =>
  `${cm(width)}\u00a0×\u00a0${cm(height)}\u00a0cm`;

const cm = (millimetres: number): string => String(Math.round(millimetres / 10));
