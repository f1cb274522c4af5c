import type { Colour, Drawing, Group } from "../operations.ts";
import { strokePath } from "../shapes.ts";

/**
 * Characters of rulers as strokes on a grid of height 10. Drawings have no text, because every renderer would use
 * another font.
 */
const GLYPHS: Readonly<Record<string, { readonly width: number; readonly data: string }>> = {
  "0": { width: 6, data: "M3 0C1 0 0 2 0 5S1 10 3 10S6 8 6 5S5 0 3 0Z" },
  "1": { width: 4, data: "M.5 2L3 0V10" },
  "2": { width: 6, data: "M.2 2.6C.4 1 1.6 0 3 0C4.6 0 5.8 1.1 5.8 2.7C5.8 5 0 7.5 0 10H6" },
  "3": {
    width: 6,
    data: "M.3 1.6C.9.6 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.9 4.5 4.7 2.6 4.7C4.7 4.7 6 5.7 6 7.3C6 8.9 4.7 10 3 10C1.6 10 .5 9.3 0 8.1",
  },
  "4": { width: 6, data: "M4.4 10V0L0 7H6" },
  "5": {
    width: 6,
    data: "M5.4 0H1.1L.7 4.4C1.3 3.9 2.1 3.6 3 3.6C4.8 3.6 6 4.9 6 6.7C6 8.7 4.7 10 2.9 10C1.6 10 .5 9.4 0 8.3",
  },
  "6": {
    width: 6,
    data: "M5.3 1C4.7.3 4 0 3.2 0C1.2 0 0 2 0 5.4C0 8.4 1.2 10 3.1 10C4.8 10 6 8.7 6 6.9C6 5.1 4.8 3.9 3.2 3.9C1.7 3.9.5 4.9.1 6.4",
  },
  "7": { width: 6, data: "M0 0H6L2.2 10" },
  "8": {
    width: 6,
    data: "M3 4.6C1.4 4.6.4 3.7.4 2.3S1.4 0 3 0S5.6.9 5.6 2.3S4.6 4.6 3 4.6C1.2 4.6 0 5.7 0 7.3S1.2 10 3 10S6 8.9 6 7.3S4.8 4.6 3 4.6Z",
  },
  "9": {
    width: 6,
    data: "M.7 9C1.3 9.7 2 10 2.8 10C4.8 10 6 8 6 4.6C6 1.6 4.8 0 2.9 0C1.2 0 0 1.3 0 3.1C0 4.9 1.2 6.1 2.8 6.1C4.3 6.1 5.5 5.1 5.9 3.6",
  },
  ".": { width: 1, data: "M.5 9.9V10" },
  " ": { width: 2, data: "" },
  c: {
    width: 5,
    data: "M5 4.9C4.4 4.2 3.7 3.8 2.9 3.8C1.2 3.8 0 5.1 0 6.9S1.2 10 2.9 10C3.7 10 4.4 9.6 5 8.9",
  },
  m: {
    width: 9.2,
    data: "M0 10V3.9M0 6.3C.3 4.8 1.2 3.8 2.5 3.8C3.9 3.8 4.6 4.7 4.6 6.2V10M4.6 6.3C4.9 4.8 5.8 3.8 7.1 3.8C8.5 3.8 9.2 4.7 9.2 6.2V10",
  },
};

const GLYPH_SPACING = 2;
const STROKE_WIDTH = 1.15;

/** Returns the width of a text in mm, at `height` mm. Characters without a glyph have no width. */
export const numeralsWidth = (text: string, height: number): number => {
  const glyphs = [...text].flatMap((letter) => GLYPHS[letter] ?? []);
  return ((glyphs.reduce((sum, { width }) => sum + width + GLYPH_SPACING, 0) - GLYPH_SPACING) * height) / 10;
};

/** Draws a text with its top left corner at `at` (mm). */
export const drawNumerals = (
  text: string,
  at: { readonly x: number; readonly y: number },
  height: number,
  colour: Colour,
): Group => {
  let x = 0;
  const children: Drawing = [...text].flatMap((letter): Drawing => {
    const glyph = GLYPHS[letter];
    if (glyph === undefined) return [];
    const from = x;
    x += glyph.width + GLYPH_SPACING;
    if (glyph.data === "") return [];
    const stroke = strokePath(glyph.data, { colour, width: STROKE_WIDTH, cap: "round" });
    return [{ kind: "group", at: { x: from, y: 0 }, children: [stroke] }];
  });
  return { kind: "group", name: text, at, scale: { x: height / 10, y: height / 10 }, children };
};
