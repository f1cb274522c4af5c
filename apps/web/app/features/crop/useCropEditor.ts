import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { flipCrop, panCrop, rotateCrop, zoomCrop, zoomOf } from "@storywall/domain/crop/gestures.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { useRef, useState } from "react";
import { straightenOf } from "./straighten.ts";

/**
 * The crop under the hand. A gesture begins with `begin`, which keeps the crop as it is; every movement of it is then
 * computed from that crop and the whole movement, because adding up small steps drifts.
 */
export type CropEditor = {
  readonly crop: Crop;
  readonly begin: () => void;
  /** Millimetres in the opening, since `begin`. Gives whether the photo went anywhere. */
  readonly pan: (movement: PointMm) => boolean;
  /** Magnification since `begin`, about a point in the opening (its middle unless told), which moves along with the hand. */
  readonly zoom: (factor: number, about?: PointMm, movement?: PointMm) => void;
  /** To an absolute zoom, 1 to MAX_ZOOM. */
  readonly zoomTo: (zoom: number) => void;
  /** Fine turn to so many degrees off the nearest quarter, -45 to 45. */
  readonly straightenTo: (degrees: number) => void;
  readonly turnQuarter: () => void;
  readonly flip: () => void;
  /** As much of the photo as fits, in the middle; turned and mirrored as it is. */
  readonly fit: () => void;
  /** The whole photo, in the middle, upright. */
  readonly reset: () => void;
};

export const useCropEditor = (initial: Crop, photo: PhotoSize, opening: SizeMm): CropEditor => {
  const [crop, setCrop] = useState(initial);
  // Two keys may come before the page is drawn anew; the second goes on from the first.
  const latest = useRef(initial);
  const start = useRef(initial);
  const middle: PointMm = { x: mm(opening.width / 2), y: mm(opening.height / 2) };
  const change = (next: Crop): void => {
    latest.current = next;
    setCrop(next);
  };
  return {
    crop,
    begin: () => {
      start.current = latest.current;
    },
    pan: (movement) => {
      const next = panCrop(start.current, movement, photo, opening);
      const isMoved = distance(next, latest.current) > UNSEEN;
      change(next);
      return isMoved;
    },
    zoom: (factor, about = middle, movement) => {
      const zoomed = zoomCrop(start.current, factor, about, photo, opening);
      change(movement ? panCrop(zoomed, movement, photo, opening) : zoomed);
    },
    zoomTo: (zoom) => {
      const factor = zoom / zoomOf(start.current, photo, opening);
      change(zoomCrop(start.current, factor, middle, photo, opening));
    },
    straightenTo: (degrees) =>
      change(rotateCrop(start.current, degrees - straightenOf(start.current), photo, opening)),
    turnQuarter: () => change(rotateCrop(latest.current, 90, photo, opening)),
    flip: () => change(flipCrop(latest.current)),
    fit: () => {
      const { rotation, isFlipped } = latest.current;
      const whole = coverCrop(photo, opening, rotation);
      change(isFlipped ? flipCrop(whole) : whole);
    },
    reset: () => change(coverCrop(photo, opening)),
  };
};

/** Parts of the photo. */
const UNSEEN = 1e-6;

const distance = (one: Crop, other: Crop): number =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width);
