import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { sinCos } from "@storywall/domain/geometry/sinCos.ts";
import type { Box, Point } from "./operations.ts";

/** x' = a x + c y + e, y' = b x + d y + f: the order of SVG's `matrix()` and of canvas's `transform`. */
export type Matrix = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
};

/**
 * Returns the matrix from pixels of the upright photo to the space of `opening` (mm), such that the crop's window
 * fills the opening exactly. Screen, preview and print all use this function, so a crop means the same in each
 * (requirement B1).
 *
 * The steps, first to last: move the window's centre to the origin; rotate the photo clockwise (y points down, so the
 * standard rotation matrix is clockwise); scale the window to the opening along the opening's axes, mirrored where
 * the crop is flipped; move to the opening's centre.
 */
export const imageTransform = (crop: Crop, photo: PhotoSize, opening: Box): Matrix => {
  const centreX = (crop.x + crop.width / 2) * photo.width;
  const centreY = (crop.y + crop.height / 2) * photo.height;
  const scaleX = ((crop.isFlipped ? -1 : 1) * opening.width) / (crop.width * photo.width);
  const scaleY = opening.height / (crop.height * photo.height);
  const { cosine, sine } = sinCos(crop.rotation);
  const a = scaleX * cosine;
  const b = scaleY * sine;
  const c = -scaleX * sine;
  const d = scaleY * cosine;
  return {
    a,
    b,
    c,
    d,
    e: opening.x + opening.width / 2 - a * centreX - c * centreY,
    f: opening.y + opening.height / 2 - b * centreX - d * centreY,
  };
};

export const applyMatrix = (matrix: Matrix, { x, y }: Point): Point => ({
  x: matrix.a * x + matrix.c * y + matrix.e,
  y: matrix.b * x + matrix.d * y + matrix.f,
});
