import type { SizeMm } from "../geometry/rect.ts";
import { MM_PER_INCH, mm, type Px, px } from "../units/units.ts";

/** Pixels per inch of a print (requirement B1), as photo labs require. At arm's length a finer print looks the same. */
export const PRINT_PPI = 300;

/**
 * Width of the print beyond the opening on every side (requirement B1). The mat or moulding covers it; an inexact cut
 * shows no white.
 */
export const BLEED = mm(3);

/** A rectangle in pixels of a print file, from its top left corner; with fractions of a pixel. */
type RectPx = { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px };

export type PrintGeometry = {
  /** The visible part of the print. */
  readonly opening: SizeMm;
  /** Size of the file: opening and bleed, in whole pixels. */
  readonly width: Px;
  readonly height: Px;
  /** The opening in the file: exactly centred, at exactly PRINT_PPI pixels per inch. */
  readonly openingInPixels: RectPx;
};

const pixelsOf = (millimetres: number): number => (millimetres / MM_PER_INCH) * PRINT_PPI;

/**
 * Returns the geometry of the print file for an opening, given in millimetres. A file has whole pixels and an inch has
 * 25.4 mm, so something must be rounded: the bleed, by at most half a pixel, never the visible part.
 */
export const getPrintGeometry = (opening: SizeMm): PrintGeometry => {
  const width = Math.round(pixelsOf(opening.width + 2 * BLEED));
  const height = Math.round(pixelsOf(opening.height + 2 * BLEED));
  const openingSize = { width: px(pixelsOf(opening.width)), height: px(pixelsOf(opening.height)) };
  return {
    opening,
    width: px(width),
    height: px(height),
    openingInPixels: {
      x: px((width - openingSize.width) / 2),
      y: px((height - openingSize.height) / 2),
      ...openingSize,
    },
  };
};
