import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import type { PhotoHeader } from "./photoHeader.ts";

/**
 * Work of this weight or more is heavy: it takes a processor for more than two seconds, or several hundred megabytes of
 * memory. A weight of 1 is the work of a megapixel of an ordinary JPEG, about 40 ms.
 */
export const HEAVY_WEIGHT = 50;

/** Weight of work that is about the same for all photos: reading a header, encoding a smaller copy. */
export const BASE_WEIGHT = 3;

const WEIGHTS_PER_MEGAPIXEL: Readonly<Record<PhotoFormat, number>> = {
  jpeg: 1,
  png: 1.5,
  webp: 2,
  tiff: 1.5,
  gif: 1.5,
  heic: 3,
  avif: 3,
};

/** An ordinary progressive JPEG has ten scans. One of 883 took ten times as long. */
const WEIGHT_PER_SCAN = 0.01;

/** Returns how much work it is to decode a photo, judged by its header. */
export const weightOf = (
  format: PhotoFormat,
  {
    pixels,
    isProgressive,
    isDeep,
    scans,
  }: Pick<PhotoHeader, "pixels" | "isProgressive" | "isDeep" | "scans">,
): number => {
  const passes = Math.max(isProgressive ? 2 : 1, scans * WEIGHT_PER_SCAN);
  return BASE_WEIGHT + (pixels / 1e6) * WEIGHTS_PER_MEGAPIXEL[format] * passes * (isDeep ? 2 : 1);
};
