import type { SizeMm } from "../geometry/rect.ts";
import { clampCrop, clampWindow } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import { zoomOf } from "./gestures.ts";
import { aspectOf, cropOfWindow, maxWindowWidth, windowOf } from "./window.ts";

/** Largest relative difference of two openings of the same shape. Frames of one proportion differ by this in their mats. */
const SAME_SHAPE_TOLERANCE = 0.02;

/**
 * Returns the crop that was made for the opening `from`, for the opening `to` (R2.9). In one of the same shape it shows the
 * same part of the photo. In another shape rotation, mirroring and zoom stay, and so does the middle of what is seen, as far as
 * the window stays inside the photo.
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
