import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { applyMatrix, imageTransform, type Matrix } from "./imageTransform.ts";
import type { Box, Point } from "./operations.ts";

/**
 * Returns the matrix from pixels of the upright photo to pixels of the print file. It is the designer's transform
 * with the opening of the file, so the print shows what the screen shows. The bleed shows what is beside the crop's
 * window (requirement B1).
 */
export const printTransform = (crop: Crop, photo: PhotoSize, geometry: PrintGeometry): Matrix =>
  imageTransform(crop, photo, geometry.openingInPixels);

/** Returns the inverse of a matrix. Its determinant must not be 0. */
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

/** Returns the bounding box, in photo px, of all that the file shows; it may exceed the photo by the bleed. */
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
