import type { PointMm, SizeMm } from "../geometry/rect.ts";
import { clamp } from "../numbers/clamp.ts";
import { clampWindow, MAX_ZOOM } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import {
  aspectOf,
  cropOfWindow,
  maxWindowWidth,
  normaliseRotation,
  toPhotoAxes,
  windowOf,
} from "./window.ts";

/**
 * Gestures on a crop. Each function takes the crop from the start of the gesture and the movement since then: a sum of
 * small steps would drift. Each returns a crop that covers the opening. Points are millimetres in the opening, from its
 * top left corner.
 */

/** Moves the photo by `movement`. */
export const panCrop = (start: Crop, movement: PointMm, photo: PhotoSize, opening: SizeMm): Crop => {
  const window = windowOf(start, photo);
  const pixelsPerMm = window.width / opening.width;
  const shift = toPhotoAxes(movement, window);
  return cropOfWindow(
    clampWindow(
      {
        ...window,
        centreX: window.centreX - shift.x * pixelsPerMm,
        centreY: window.centreY - shift.y * pixelsPerMm,
      },
      photo,
      opening,
    ),
    photo,
    opening,
  );
};

/** Magnifies the photo by `factor` (2: twice as large). The point of the photo under `about` stays where it is. */
export const zoomCrop = (
  start: Crop,
  factor: number,
  about: PointMm,
  photo: PhotoSize,
  opening: SizeMm,
): Crop => {
  const window = windowOf(start, photo);
  const maxWidth = maxWindowWidth(photo, opening, window.rotation);
  // Clamped before the centre moves, so that at the limits of the zoom the photo does not drift under the fingers.
  const width = clamp(window.width / factor, maxWidth / MAX_ZOOM, maxWidth);
  const fromCentre = toPhotoAxes({ x: about.x - opening.width / 2, y: about.y - opening.height / 2 }, window);
  const shiftPerMm = (window.width - width) / opening.width;
  return cropOfWindow(
    clampWindow(
      {
        ...window,
        width,
        centreX: window.centreX + fromCentre.x * shiftPerMm,
        centreY: window.centreY + fromCentre.y * shiftPerMm,
      },
      photo,
      opening,
    ),
    photo,
    opening,
  );
};

/**
 * Turns the photo clockwise, as the shopper sees it, by `deltaDegrees` from its rotation at the start. The zoom
 * stays (see `zoomOf`), so a photo that is turned and turned back has its old size.
 */
export const rotateCrop = (start: Crop, deltaDegrees: number, photo: PhotoSize, opening: SizeMm): Crop => {
  const window = windowOf(start, photo);
  // A mirrored photo turns in the other direction.
  const rotation = normaliseRotation(window.rotation + (window.isFlipped ? -deltaDegrees : deltaDegrees));
  const width = maxWindowWidth(photo, opening, rotation) / zoomOf(start, photo, opening);
  return cropOfWindow(clampWindow({ ...window, width, rotation }, photo, opening), photo, opening);
};

/** Mirrors the visible part left to right. Mirroring it twice restores the crop. */
export const flipCrop = ({ isFlipped, ...crop }: Crop): Crop =>
  isFlipped ? crop : { ...crop, isFlipped: true };

/** Returns the zoom of a crop, for a slider: 1 (the largest window of its rotation) to MAX_ZOOM. */
export const zoomOf = (crop: Crop, photo: PhotoSize, opening: SizeMm): number => {
  const { rotation } = windowOf(crop, photo);
  const width = Math.min(crop.width * photo.width, crop.height * photo.height * aspectOf(opening));
  return clamp(maxWindowWidth(photo, opening, rotation) / width, 1, MAX_ZOOM);
};
