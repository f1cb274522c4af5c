import bwip from "bwip-js/node";
import { pt } from "./text.ts";
import { INK } from "./textStyles.ts";

/**
 * Draws a text as a QR code, which the camera of a phone reads. `right` is its right edge, `size` the length of a side
 * without the white border that a reader needs: four modules, which the caller leaves free; lengths are in mm. A tenth
 * of it may be damaged (level M). Runs of modules are one rectangle each, so that no gaps show between them.
 */
export const drawQrCode = (
  doc: PDFKit.PDFDocument,
  text: string,
  { right, y, size }: { readonly right: number; readonly y: number; readonly size: number },
): void => {
  const [code] = bwip.raw("qrcode", text, "eclevel=M");
  if (!code || !("pixs" in code)) throw new Error(`Cannot make a QR code of ${text}`);
  const { pixs, pixx: columns, pixy: rows } = code;
  const module = size / columns;
  doc.fillColor(INK);
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      const start = column;
      while (column < columns && pixs[row * columns + column]) column += 1;
      if (column > start)
        doc.rect(
          pt(right - size + start * module),
          pt(y + row * module),
          pt((column - start) * module),
          pt(module),
        );
      else column += 1;
    }
  }
  doc.fill();
};
