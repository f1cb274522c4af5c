import type { SizeMm } from "../geometry/rect.ts";
import { sinCos } from "../geometry/sinCos.ts";
import { degrees, fraction } from "../units/units.ts";
import type { Crop, PhotoSize } from "./crop.ts";

/**
 * A crop in pixels of the upright photo: the centre of the window and its width along the axes of the opening. The
 * height follows from the opening, so a window cannot have a wrong shape.
 */
export type CropWindow = {
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  /** Degrees, clockwise, in (-180, 180]. */
  readonly rotation: number;
  /** Mirrored left to right (see `Crop`). */
  readonly isFlipped?: true;
};

/** Returns the width of an opening divided by its height. */
export const aspectOf = (opening: SizeMm): number => opening.width / opening.height;

/** Returns the same angle in (-180, 180]. */
export const normaliseRotation = (rotation: number): number => {
  const angle = rotation % 360;
  if (angle > 180) return angle - 360;
  if (angle <= -180) return angle + 360;
  return angle + 0; // no negative zero
};

/** Converts a crop from fractions to pixels of the photo. */
export const windowOf = (crop: Crop, photo: PhotoSize): CropWindow => ({
  centreX: (crop.x + crop.width / 2) * photo.width,
  centreY: (crop.y + crop.height / 2) * photo.height,
  width: crop.width * photo.width,
  rotation: normaliseRotation(crop.rotation),
  ...(crop.isFlipped && { isFlipped: crop.isFlipped }),
});

/** Converts a window back to a crop in fractions of the photo. The opening determines the height. */
export const cropOfWindow = (window: CropWindow, photo: PhotoSize, opening: SizeMm): Crop => {
  const width = window.width / photo.width;
  const height = window.width / aspectOf(opening) / photo.height;
  return {
    x: fraction(window.centreX / photo.width - width / 2),
    y: fraction(window.centreY / photo.height - height / 2),
    width: fraction(width),
    height: fraction(height),
    rotation: degrees(window.rotation),
    ...(window.isFlipped && { isFlipped: window.isFlipped }),
  };
};

/** Returns the sides of the upright box around a turned window that is one pixel wide. */
const boundingSizePerWidth = (
  rotation: number,
  aspect: number,
): { readonly x: number; readonly y: number } => {
  const { cosine, sine } = sinCos(rotation);
  const [across, down] = [Math.abs(cosine), Math.abs(sine)];
  return { x: across + down / aspect, y: down + across / aspect };
};

/** Returns the sides, in photo pixels, of the upright bounding box of the turned window. */
export const boundingSizeOf = (
  window: CropWindow,
  opening: SizeMm,
): { readonly x: number; readonly y: number } => {
  const perWidth = boundingSizePerWidth(window.rotation, aspectOf(opening));
  return { x: window.width * perWidth.x, y: window.width * perWidth.y };
};

/** Returns the width, in photo pixels, of the largest window of this rotation inside the photo. */
export const maxWindowWidth = (photo: PhotoSize, opening: SizeMm, rotation: number): number => {
  const perWidth = boundingSizePerWidth(rotation, aspectOf(opening));
  return Math.min(photo.width / perWidth.x, photo.height / perWidth.y);
};

/**
 * Converts a vector from the axes of the opening to those of the photo: mirrored back and turned counterclockwise (see
 * `Crop`).
 */
export const toPhotoAxes = (
  vector: { readonly x: number; readonly y: number },
  { rotation, isFlipped }: Pick<CropWindow, "rotation" | "isFlipped">,
): { readonly x: number; readonly y: number } => {
  const { cosine, sine } = sinCos(rotation);
  const x = isFlipped ? -vector.x : vector.x;
  return { x: x * cosine + vector.y * sine, y: vector.y * cosine - x * sine };
};
