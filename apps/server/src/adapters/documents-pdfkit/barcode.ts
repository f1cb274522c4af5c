import bwip from "bwip-js/node";
import { INK, SMALL } from "./inks.ts";
import { pt, write } from "./text.ts";

/** Millimetres on every side that a reader needs white; the standard asks for ten of the thinnest bars. */
const QUIET_ZONE = 4;

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
  const widths = [...code.sbs];
  const width = widths.reduce((sum, one) => sum + one, 0) * bar;
  const left = right - QUIET_ZONE - width;
  let x = left;
  doc.fillColor(INK);
  widths.forEach((one, index) => {
    if (index % 2 === 0) doc.rect(pt(x), pt(y), pt(one * bar), pt(height));
    x += one * bar;
  });
  doc.fill();
  write(doc, text, SMALL, { x: left, y: y + height + 1, width, align: "centre" });
};
