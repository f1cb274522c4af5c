import type { SizeMm } from "../geometry/rect.ts";
import { MM_PER_INCH, mm, type Px, px } from "../units/units.ts";

/** B1: what photo labs ask for; at arm's length nobody sees a finer print. */
export const PRINT_PPI = 300;

/** B1: paper around the opening on every side. Behind a mat or a moulding it holds the print; a cut a hair aside shows no white. */
export const BLEED = mm(3);

/** A rectangle in pixels of a print file, from its top left corner; fractions of a pixel count. */
export type RectPx = { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px };

export type PrintGeometry = {
  /** What is seen of the print. */
  readonly opening: SizeMm;
  /** The file's sides: opening and bleed, in whole pixels. */
  readonly width: Px;
  readonly height: Px;
  /** Where the opening lies in the file: exactly in the middle, exactly PRINT_PPI pixels an inch. */
  readonly openingInPixels: RectPx;
};

const pixelsOf = (millimetres: number): number => (millimetres / MM_PER_INCH) * PRINT_PPI;

/**
 * The print file of an opening, in millimetres. A file has whole pixels and an inch has 25.4 mm, so something is rounded:
 * it is the bleed, by half a pixel at most, never the picture.
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
