import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { panCrop, rotateCrop, zoomCrop, zoomOf } from "@storywall/domain/crop/gestures.ts";
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
  /** Millimetres in the opening, since `begin`. */
  readonly pan: (movement: PointMm) => void;
  /** Magnification since `begin`, about a point in the opening (its middle unless told). */
  readonly zoom: (factor: number, about?: PointMm) => void;
  /** To an absolute zoom, 1 to MAX_ZOOM. */
  readonly zoomTo: (zoom: number) => void;
  /** Fine turn to so many degrees off the nearest quarter, -45 to 45. */
  readonly straightenTo: (degrees: number) => void;
  readonly turnQuarter: () => void;
  /** The whole photo, in the middle, upright. */
  readonly reset: () => void;
};

export const useCropEditor = (initial: Crop, photo: PhotoSize, opening: SizeMm): CropEditor => {
  const [crop, setCrop] = useState(initial);
  const start = useRef(initial);
  const middle: PointMm = { x: mm(opening.width / 2), y: mm(opening.height / 2) };
  return {
    crop,
    begin: () => {
      start.current = crop;
    },
    pan: (movement) => setCrop(panCrop(start.current, movement, photo, opening)),
    zoom: (factor, about = middle) => setCrop(zoomCrop(start.current, factor, about, photo, opening)),
    zoomTo: (zoom) => {
      const factor = zoom / zoomOf(start.current, photo, opening);
      setCrop(zoomCrop(start.current, factor, middle, photo, opening));
    },
    straightenTo: (degrees) =>
      setCrop(rotateCrop(start.current, degrees - straightenOf(start.current), photo, opening)),
    turnQuarter: () => setCrop(rotateCrop(crop, 90, photo, opening)),
    reset: () => setCrop(coverCrop(photo, opening)),
  };
};
