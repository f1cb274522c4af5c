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

/** The window may be this many times narrower than the largest; nearer in, hardly any photo would be sharp enough. */
export const MAX_ZOOM = 10;

/** Parts of the photo; far below a pixel, far above what sums of fractions lose. */
const TOLERANCE = 1e-6;
/** How far the shape of a window may be off the opening's: a tenth of a per mille is under a pixel in print. */
const ASPECT_TOLERANCE = 1e-4;

/** The largest window, in the middle of the photo: what a tile shows before anybody has cropped it. */
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

/** Whether the window has the opening's shape and all its turned corners lie inside the photo (B1). */
export const isCropCovering = (crop: Crop, photo: PhotoSize, opening: SizeMm): boolean => {
  const window = windowOf(crop, photo);
  const shape = window.width / (crop.height * photo.height) / aspectOf(opening);
  const boundingSize = boundingSizeOf(window, opening);
  const isInside = (centre: number, side: number, length: number): boolean =>
    centre - side / 2 >= -TOLERANCE * length && centre + side / 2 <= (1 + TOLERANCE) * length;
  return (
    window.width > 0 &&
    Math.abs(shape - 1) <= ASPECT_TOLERANCE &&
    isInside(window.centreX, boundingSize.x, photo.width) &&
    isInside(window.centreY, boundingSize.y, photo.height)
  );
};

/** Moves, and only where that cannot help shrinks, a window until it lies inside the photo. */
export const clampWindow = (window: CropWindow, photo: PhotoSize, opening: SizeMm): CropWindow => {
  const widest = maxWindowWidth(photo, opening, window.rotation);
  const fitting = { ...window, width: clamp(window.width, widest / MAX_ZOOM, widest) };
  const boundingSize = boundingSizeOf(fitting, opening);
  return {
    ...fitting,
    centreX: clamp(fitting.centreX, boundingSize.x / 2, photo.width - boundingSize.x / 2),
    centreY: clamp(fitting.centreY, boundingSize.y / 2, photo.height - boundingSize.y / 2),
  };
};

/**
 * The nearest crop that covers the opening: of the opening's shape, at most MAX_ZOOM, all corners of the turned window
 * inside the photo. A crop that covers already comes back as it is.
 */
export const clampCrop = (crop: Crop, photo: PhotoSize, opening: SizeMm): Crop => {
  const window = windowOf(crop, photo);
  const isZoomedTooFar =
    window.width * MAX_ZOOM < maxWindowWidth(photo, opening, window.rotation) * (1 - TOLERANCE);
  if (!isZoomedTooFar && isCropCovering(crop, photo, opening)) return crop;
  // A crop of another shape gives its height where that is the tighter side, so that nothing comes in that was cut off.
  const width = Math.min(window.width, crop.height * photo.height * aspectOf(opening));
  return cropOfWindow(clampWindow({ ...window, width }, photo, opening), photo, opening);
};
