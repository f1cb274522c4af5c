import { FRAME_SIZES, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import {
  FRAME_STYLES,
  type FrameColour,
  type FrameStyleKey,
  type MatType,
} from "../catalogue/frameStyles.ts";
import { BLEED } from "../print/printGeometry.ts";
import { type Mm, mm } from "../units/units.ts";

/**
 * A sheet cut from paper: the print with its bleed, portrait. Frames of one size with and without mat have different
 * sheets.
 */
export type Sheet = {
  /** Key of a group, and its folder in a batch: `medium_276x426` (mm). */
  readonly key: string;
  readonly size: FrameSizeKey;
  readonly mat: MatType;
  readonly width: Mm;
  readonly height: Mm;
};

/** A kind of moulding, by colour and width in mm. It is the moulding that is out of stock, not the style. */
export type Moulding = { readonly key: string; readonly colour: FrameColour; readonly width: Mm };

/** Returns the sheet of a tile: the size of the opening plus the bleed on every side. */
export const sheetOf = (size: FrameSizeKey, style: FrameStyleKey): Sheet => {
  const { mat } = FRAME_STYLES[style];
  const { width, height, moulding, mat: matWidth, name } = FRAME_SIZES[size];
  const inset = 2 * (moulding + (mat === "none" ? 0 : matWidth));
  const sheetWidth = mm(width - inset + 2 * BLEED);
  const sheetHeight = mm(height - inset + 2 * BLEED);
  const key = `${name.toLowerCase()}_${sheetWidth}x${sheetHeight}`;
  return { key, size, mat, width: sheetWidth, height: sheetHeight };
};

export const mouldingOf = (size: FrameSizeKey, style: FrameStyleKey): Moulding => {
  const { colour } = FRAME_STYLES[style];
  const width = FRAME_SIZES[size].moulding;
  return { key: `${colour}_${width}mm`, colour, width };
};

/** Returns "Medium without mat, 276 × 426 mm", without a line break in the size. */
export const sheetLabel = ({ size, mat, width, height }: Sheet): string =>
  `${FRAME_SIZES[size].name} ${mat === "none" ? "without" : "with"} mat, ${width}\u00a0×\u00a0${height}\u00a0mm`;
