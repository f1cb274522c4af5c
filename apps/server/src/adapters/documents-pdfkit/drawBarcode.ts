import bwip from "bwip-js/node";
import { drawText, pt } from "./text.ts";
import { INK, SMALL } from "./textStyles.ts";

/** White space in mm that a scanner needs beside the bars; the standard asks for ten times the thinnest bar. */
const QUIET_ZONE_MM = 4;

/**
 * Draws a text as Code 128, which every hand scanner reads, with the text below it for people. `right` is the right
 * edge, `bar` the width of the thinnest bar; lengths are in mm. Bars are vectors, so that they are sharp on any
 * printer.
 */
export const drawBarcode = (
  doc: PDFKit.PDFDocument,
  text: string,
  { right, y, bar, height }: { right: number; y: number; bar: number; height: number },
): void => {
  const [code] = bwip.raw({ bcid: "code128", text });
  if (!code || !("sbs" in code)) throw new Error(`Cannot make a barcode of ${text}`);
  // Widths of bar, space, bar and so on; the unit is the thinnest bar.
  const barWidths = [...code.sbs];
  const width = barWidths.reduce((sum, units) => sum + units, 0) * bar;
  const left = right - QUIET_ZONE_MM - width;
  let x = left;
  doc.fillColor(INK);
  barWidths.forEach((units, index) => {
    if (index % 2 === 0) doc.rect(pt(x), pt(y), pt(units * bar), pt(height));
    x += units * bar;
  });
  doc.fill();
  drawText(doc, text, SMALL, { x: left, y: y + height + 1, width, align: "centre" });
};
