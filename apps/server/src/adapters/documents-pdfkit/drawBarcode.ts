import bwip from "bwip-js/node";
import { drawText, pt } from "./text.ts";
import { INK, SMALL } from "./textStyles.ts";

/** Millimetres on every side that a reader needs white; the standard asks for ten of the thinnest bars. */
const QUIET_ZONE_MM = 4;

/**
 * Draws a text as Code 128, which every shop's hand scanner reads, with the text below it for people. `x` is the right
 * edge; lengths are millimetres. Bars are drawn, not printed as a picture, so that they are sharp on any printer.
 */
export const drawBarcode = (
  doc: PDFKit.PDFDocument,
  text: string,
  { right, y, bar, height }: { right: number; y: number; bar: number; height: number },
): void => {
  const [code] = bwip.raw({ bcid: "code128", text });
  if (!code || !("sbs" in code)) throw new Error(`${text} has no barcode`);
  // Widths of bar, space, bar, …, in thinnest bars.
  const barWidths = [...code.sbs];
  const width = barWidths.reduce((sum, one) => sum + one, 0) * bar;
  const left = right - QUIET_ZONE_MM - width;
  let x = left;
  doc.fillColor(INK);
  barWidths.forEach((one, index) => {
    if (index % 2 === 0) doc.rect(pt(x), pt(y), pt(one * bar), pt(height));
    x += one * bar;
  });
  doc.fill();
  drawText(doc, text, SMALL, { x: left, y: y + height + 1, width, align: "centre" });
};
