import type { SizeMm } from "../geometry/rect.ts";
import { sinCos } from "../geometry/sinCos.ts";
import { degrees, fraction } from "../units/units.ts";
import type { Crop, PhotoSize } from "./crop.ts";

/**
 * A crop in photo pixels: the window's centre and its width along the opening's own axes. Works in the space of the
 * upright photo; the height always follows from the opening, so a window cannot have a wrong shape.
 */
export type CropWindow = {
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  /** Degrees, clockwise, in (-180, 180]. */
  readonly rotation: number;
  /** Seen mirrored, left for right (see Crop). */
  readonly isFlipped?: true;
};

export const aspectOf = (opening: SizeMm): number => opening.width / opening.height;

/** The same angle in (-180, 180]. */
export const normaliseRotation = (rotation: number): number => {
  const turned = rotation % 360;
  if (turned > 180) return turned - 360;
  if (turned <= -180) return turned + 360;
  return turned + 0; // no negative zero
};

export const windowOf = (crop: Crop, photo: PhotoSize): CropWindow => ({
  centreX: (crop.x + crop.width / 2) * photo.width,
  centreY: (crop.y + crop.height / 2) * photo.height,
  width: crop.width * photo.width,
  rotation: normaliseRotation(crop.rotation),
  ...(crop.isFlipped && { isFlipped: crop.isFlipped }),
});

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

/** Sides of the upright box around a turned window that is one pixel wide. */
const boundingSizePerWidth = (
  rotation: number,
  aspect: number,
): { readonly x: number; readonly y: number } => {
  const { cosine, sine } = sinCos(rotation);
  const [across, down] = [Math.abs(cosine), Math.abs(sine)];
  return { x: across + down / aspect, y: down + across / aspect };
};

/** Sides, in photo pixels, of the upright box around the turned window: its corners touch that box. */
export const boundingSizeOf = (
  window: CropWindow,
  opening: SizeMm,
): { readonly x: number; readonly y: number } => {
  const perWidth = boundingSizePerWidth(window.rotation, aspectOf(opening));
  return { x: window.width * perWidth.x, y: window.width * perWidth.y };
};

/** Width, in photo pixels, of the largest window of this rotation that lies inside the photo. */
export const maxWindowWidth = (photo: PhotoSize, opening: SizeMm, rotation: number): number => {
  const perWidth = boundingSizePerWidth(rotation, aspectOf(opening));
  return Math.min(photo.width / perWidth.x, photo.height / perWidth.y);
};

/** A vector in the opening's axes as it lies in the photo: mirrored back, and turned the other way than the photo is (see Crop). */
export const toPhotoAxes = (
  vector: { readonly x: number; readonly y: number },
  { rotation, isFlipped }: Pick<CropWindow, "rotation" | "isFlipped">,
): { readonly x: number; readonly y: number } => {
  const { cosine, sine } = sinCos(rotation);
  const x = isFlipped ? -vector.x : vector.x;
  return { x: x * cosine + vector.y * sine, y: vector.y * cosine - x * sine };
};
