import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { PhotoHeader } from "./photoHeader.ts";

/**
 * Work of this weight or more is heavy: it takes a processor for seconds. A weight of 1 is the work of a megapixel of an
 * ordinary JPEG, about 40 ms.
 */
export const HEAVY_WEIGHT = 60;

/** Weight of work that is about the same for all photos: reading a header, encoding a smaller copy. */
export const BASE_WEIGHT = 3;

const WEIGHTS_PER_MEGAPIXEL: Readonly<Record<PhotoFormat, number>> = {
  jpeg: 1,
  png: 1.5,
  webp: 1.5,
  tiff: 1.5,
  gif: 1.5,
  heic: 3,
  avif: 3,
};

/** Returns how much work a photo is to decode, as its header tells. */
export const weightOf = (
  format: PhotoFormat,
  { pixels, isProgressive, isDeep }: Pick<PhotoHeader, "pixels" | "isProgressive" | "isDeep">,
): number =>
  BASE_WEIGHT + (pixels / 1e6) * WEIGHTS_PER_MEGAPIXEL[format] * (isProgressive ? 2 : 1) * (isDeep ? 2 : 1);
