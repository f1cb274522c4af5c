import type { SizeMm } from "../geometry/rect.ts";
import { clampCrop, clampWindow } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import { zoomOf } from "./gestures.ts";
import { aspectOf, cropOfWindow, maxWindowWidth, windowOf } from "./window.ts";

/**
 * Largest relative difference between two openings that count as the same shape: the mats of frames with equal
 * proportions cause such differences.
 */
const SAME_SHAPE_TOLERANCE = 0.02;

/**
 * Returns a crop for the opening `to` from one that was made for the opening `from` (R2.9). If both have the same
 * shape, it shows the same part of the photo. Otherwise rotation, mirroring and zoom stay, and so does the middle of
 * the visible part, as far as the window stays inside the photo.
 */
export const transferCrop = (
  crop: Crop,
  photo: PhotoSize,
  { from, to }: { readonly from: SizeMm; readonly to: SizeMm },
): Crop => {
  const isSameShape = Math.abs(aspectOf(from) / aspectOf(to) - 1) <= SAME_SHAPE_TOLERANCE;
  if (isSameShape) return clampCrop(crop, photo, to);
  const window = windowOf(crop, photo);
  const width = maxWindowWidth(photo, to, window.rotation) / zoomOf(crop, photo, from);
  return cropOfWindow(clampWindow({ ...window, width }, photo, to), photo, to);
};
