import type { SizeMm } from "../geometry/rect.ts";
import { clamp } from "../numbers/clamp.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import {
  aspectOf,
  boundingSizeOf,
  type CropWindow,
  cropOfWindow,
  maxWindowWidth,
  normaliseRotation,
  windowOf,
} from "./window.ts";

/**
 * Maximum zoom: how many times narrower than the largest window a window may be. At more zoom hardly any photo
 * prints sharp.
 */
export const MAX_ZOOM = 10;

/** Tolerance as a fraction of the photo's side: far less than a pixel, far more than rounding errors. */
const TOLERANCE = 1e-6;
/** Largest relative difference of the aspect ratios of window and opening: less than a pixel in print. */
const ASPECT_TOLERANCE = 1e-4;

/** Returns the largest centred crop: what a tile shows until the shopper crops its photo. `rotation` in degrees. */
export const coverCrop = (photo: PhotoSize, opening: SizeMm, rotation = 0): Crop => {
  const angle = normaliseRotation(rotation);
  return cropOfWindow(
    {
      centreX: photo.width / 2,
      centreY: photo.height / 2,
      width: maxWindowWidth(photo, opening, angle),
      rotation: angle,
    },
    photo,
    opening,
  );
};

/**
 * Checks that the crop has the shape of the opening and that all corners of its turned window are inside the photo
 * (requirement B1).
 */
export const isCropCovering = (crop: Crop, photo: PhotoSize, opening: SizeMm): boolean => {
  const window = windowOf(crop, photo);
  const aspectRatio = window.width / (crop.height * photo.height) / aspectOf(opening);
  const boundingSize = boundingSizeOf(window, opening);
  const isInside = (centre: number, side: number, length: number): boolean =>
    centre - side / 2 >= -TOLERANCE * length && centre + side / 2 <= (1 + TOLERANCE) * length;
  return (
    window.width > 0 &&
    Math.abs(aspectRatio - 1) <= ASPECT_TOLERANCE &&
    isInside(window.centreX, boundingSize.x, photo.width) &&
    isInside(window.centreY, boundingSize.y, photo.height)
  );
};

/** Returns the nearest window inside the photo: moved, and made smaller only if moving is not enough. */
export const clampWindow = (window: CropWindow, photo: PhotoSize, opening: SizeMm): CropWindow => {
  const maxWidth = maxWindowWidth(photo, opening, window.rotation);
  const fitting = { ...window, width: clamp(window.width, maxWidth / MAX_ZOOM, maxWidth) };
  const boundingSize = boundingSizeOf(fitting, opening);
  return {
    ...fitting,
    centreX: clamp(fitting.centreX, boundingSize.x / 2, photo.width - boundingSize.x / 2),
    centreY: clamp(fitting.centreY, boundingSize.y / 2, photo.height - boundingSize.y / 2),
  };
};

/**
 * Returns the nearest crop that covers the opening: in the shape of the opening, at most MAX_ZOOM, with all corners
 * of the turned window inside the photo. A crop that already covers is returned unchanged.
 */
export const clampCrop = (crop: Crop, photo: PhotoSize, opening: SizeMm): Crop => {
  const window = windowOf(crop, photo);
  const isZoomedTooFar =
    window.width * MAX_ZOOM < maxWindowWidth(photo, opening, window.rotation) * (1 - TOLERANCE);
  if (!isZoomedTooFar && isCropCovering(crop, photo, opening)) return crop;
  // A crop of another shape keeps its narrower side, so that no part appears that the shopper had cut off.
  const width = Math.min(window.width, crop.height * photo.height * aspectOf(opening));
  return cropOfWindow(clampWindow({ ...window, width }, photo, opening), photo, opening);
};
