import { type TextStyle, textHeight } from "./text.ts";

export type AddressLine = { readonly text: string; readonly style: TextStyle };

/**
 * Smaller text cannot be read from a step away; the longest address that the form accepts fits at the last
 * scale.
 */
const SCALES = [1, 0.88, 0.76, 0.64, 0.54] as const;

/** Returns the lines at the largest text size at which all of them fit into `room` mm of height. */
export const fitAddress = (
  doc: PDFKit.PDFDocument,
  lines: readonly AddressLine[],
  { width, room }: { readonly width: number; readonly room: number },
): readonly AddressLine[] => {
  const sizes = SCALES.map((scale) =>
    lines.map(({ text, style }) => ({ text, style: { ...style, size: style.size * scale } })),
  );
  const heightOf = (scaled: readonly AddressLine[]): number =>
    scaled.reduce((sum, { text, style }) => sum + textHeight(doc, text, style, width), 0);
  return sizes.find((scaled) => heightOf(scaled) <= room) ?? sizes.at(-1) ?? lines;
};
