import type { Box } from "@storywall/scene/operations.ts";

/** R9.8: no browser makes a canvas with a longer side. */
const MAX_SIDE_PX = 16_384;
/** Number of pixels that every browser allows: Safari on a phone rejects a larger canvas (4096 x 4096). */
export const SAFE_PIXELS = 16_777_216;
/** More pixels than a screen or a family album needs, and as much memory as a page may use on a computer. */
const MAX_PIXELS = 50_000_000;
/** Lower limit, for walls without sharper photos: half the density of a screen held to the wall. */
const MIN_PIXELS_PER_MM = 2;

export type ImageSize = { readonly width: number; readonly height: number };

/**
 * Returns the size in px that shows `view` (mm) at `perMm` px per mm, within what is allowed. Never an empty image.
 */
export const fitImageSize = (
  view: Pick<Box, "width" | "height">,
  perMm: number,
  maxPixels: number,
): ImageSize => {
  const scale = Math.min(
    perMm,
    MAX_SIDE_PX / Math.max(view.width, view.height),
    Math.sqrt(maxPixels / (view.width * view.height)),
  );
  // Rounded down: the browser refuses one pixel too many.
  const pixels = (length: number): number => Math.max(1, Math.floor(length * scale));
  return { width: pixels(view.width), height: pixels(view.height) };
};

/**
 * Returns sizes to try, the best first: a browser does not say what it allows, so one is tried after the other.
 * `hasMuchMemory`: the machine has memory for more than what every browser allows.
 */
export const candidateSizes = (
  view: Pick<Box, "width" | "height">,
  perMm: number,
  hasMuchMemory: boolean,
): readonly ImageSize[] => {
  const density = Math.max(perMm, MIN_PIXELS_PER_MM);
  const limits = hasMuchMemory ? [MAX_PIXELS, SAFE_PIXELS] : [SAFE_PIXELS];
  const sizes = [...limits, SAFE_PIXELS / 4, SAFE_PIXELS / 16].map((pixels) =>
    fitImageSize(view, density, pixels),
  );
  return sizes.filter((size, index) => index === 0 || size.width !== sizes[index - 1]?.width);
};

/** Returns whether photos have fewer pixels in the image than in the files that were loaded for it. */
export const isCoarser = (size: ImageSize, view: Pick<Box, "width" | "height">, perMm: number): boolean =>
  size.width < Math.floor(view.width * perMm) - 1;
