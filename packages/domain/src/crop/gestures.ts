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
 * What hands do to a crop. Each takes the crop as it was when the gesture began and the whole movement since, because
 * adding up small steps drifts; each gives a crop that covers the opening. Lengths are millimetres in the opening, from
 * its top left corner.
 */

/** The photo follows the finger by `movement`. */
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

/** Magnifies the photo by `factor` (2: twice as large) while the photo's point under `about` stays where it is. */
export const zoomCrop = (
  start: Crop,
  factor: number,
  about: PointMm,
  photo: PhotoSize,
  opening: SizeMm,
): Crop => {
  const window = windowOf(start, photo);
  const maxWidth = maxWindowWidth(photo, opening, window.rotation);
  // Limited before the centre is moved: at either end of the zoom the photo must not creep away under the fingers.
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
 * Turns the photo clockwise, as it is seen, by `by` degrees, further than it was at the start. The zoom stays (see zoomOf),
 * so a photo turned there and back again is as large as before.
 */
export const rotateCrop = (start: Crop, deltaDegrees: number, photo: PhotoSize, opening: SizeMm): Crop => {
  const window = windowOf(start, photo);
  // What is seen in a mirror turns the other way.
  const rotation = normaliseRotation(window.rotation + (window.isFlipped ? -deltaDegrees : deltaDegrees));
  const width = maxWindowWidth(photo, opening, rotation) / zoomOf(start, photo, opening);
  return cropOfWindow(clampWindow({ ...window, width, rotation }, photo, opening), photo, opening);
};

/** Mirrors what is seen, left for right; done twice, it is as before. */
export const flipCrop = ({ isFlipped, ...crop }: Crop): Crop =>
  isFlipped ? crop : { ...crop, isFlipped: true };

/** How many times nearer than the largest window of its rotation: 1 (all that fits) to MAX_ZOOM. For a slider. */
export const zoomOf = (crop: Crop, photo: PhotoSize, opening: SizeMm): number => {
  const { rotation } = windowOf(crop, photo);
  const width = Math.min(crop.width * photo.width, crop.height * photo.height * aspectOf(opening));
  return clamp(maxWindowWidth(photo, opening, rotation) / width, 1, MAX_ZOOM);
};
