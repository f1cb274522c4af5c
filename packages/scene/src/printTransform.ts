import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { applyMatrix, imageTransform, type Matrix } from "./imageTransform.ts";
import type { Box, Point } from "./operations.ts";

/**
 * From pixels of the upright photo to pixels of the print file. It is the designer's transform with the opening where the
 * file has it, so what is seen is the same; the bleed is what lies beside the crop's window in the photo (B1).
 */
export const printTransform = (crop: Crop, photo: PhotoSize, geometry: PrintGeometry): Matrix =>
  imageTransform(crop, photo, geometry.openingInPixels);

/** The same way back. */
export const invertMatrix = ({ a, b, c, d, e, f }: Matrix): Matrix => {
  const determinant = a * d - b * c;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
};

/** The upright box, in photo pixels, around all that the file shows; it may reach over the photo's edge by the bleed. */
export const printedArea = (
  transform: Matrix,
  { width, height }: Pick<PrintGeometry, "width" | "height">,
): Box => {
  const toPhoto = invertMatrix(transform);
  const corners: readonly Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => applyMatrix(toPhoto, corner));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
