import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { flipCrop, panCrop, rotateCrop, zoomCrop, zoomOf } from "@storywall/domain/crop/gestures.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { useRef, useState } from "react";
import { straightenAngle } from "./straightenAngle.ts";

/**
 * Edits a crop. A gesture starts with `begin`, which saves the crop. Each movement is computed from that crop and the
 * whole movement since, because a sum of small steps drifts.
 */
export type CropEditor = {
  readonly crop: Crop;
  readonly beginGesture: () => void;
  /** Moves by mm of the opening since `begin`. Returns false when the photo did not move. */
  readonly pan: (movement: PointMm) => boolean;
  /** Zooms by a factor since `begin`, about a point of the opening (default: its centre), which follows `movement`. */
  readonly zoom: (factor: number, anchor?: PointMm, movement?: PointMm) => void;
  /** Sets the zoom, 1 to MAX_ZOOM. */
  readonly zoomTo: (zoom: number) => void;
  /** Sets the rotation off the nearest quarter turn, -45 to 45 degrees. */
  readonly straightenTo: (degrees: number) => void;
  readonly rotateQuarter: () => void;
  readonly flip: () => void;
  /** Shows as much of the photo as fits, centred. Keeps rotation and flip. */
  readonly fit: () => void;
  /** Shows as much of the photo as fits, centred and upright. */
  readonly reset: () => void;
};

export const useCropEditor = (initial: Crop, photo: PhotoSize, opening: SizeMm): CropEditor => {
  const [crop, setCrop] = useState(initial);
  // Two keys may arrive before the next render; the second continues from the first.
  const latestCrop = useRef(initial);
  const gestureStart = useRef(initial);
  const center: PointMm = { x: mm(opening.width / 2), y: mm(opening.height / 2) };
  const updateCrop = (next: Crop): void => {
    latestCrop.current = next;
    setCrop(next);
  };
  return {
    crop,
    beginGesture: () => {
      gestureStart.current = latestCrop.current;
    },
    pan: (movement) => {
      const next = panCrop(gestureStart.current, movement, photo, opening);
      const isMoved = distance(next, latestCrop.current) > MIN_VISIBLE_MOVEMENT;
      updateCrop(next);
      return isMoved;
    },
    zoom: (factor, anchor = center, movement) => {
      const zoomed = zoomCrop(gestureStart.current, factor, anchor, photo, opening);
      updateCrop(movement ? panCrop(zoomed, movement, photo, opening) : zoomed);
    },
    zoomTo: (zoom) => {
      const factor = zoom / zoomOf(gestureStart.current, photo, opening);
      updateCrop(zoomCrop(gestureStart.current, factor, center, photo, opening));
    },
    straightenTo: (degrees) =>
      updateCrop(
        rotateCrop(gestureStart.current, degrees - straightenAngle(gestureStart.current), photo, opening),
      ),
    rotateQuarter: () => updateCrop(rotateCrop(latestCrop.current, 90, photo, opening)),
    flip: () => updateCrop(flipCrop(latestCrop.current)),
    fit: () => {
      const { rotation, isFlipped } = latestCrop.current;
      const fitted = coverCrop(photo, opening, rotation);
      updateCrop(isFlipped ? flipCrop(fitted) : fitted);
    },
    reset: () => updateCrop(coverCrop(photo, opening)),
  };
};

/** Smallest visible movement, as a fraction of the photo. */
const MIN_VISIBLE_MOVEMENT = 1e-6;

const distance = (one: Crop, other: Crop): number =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width);
