import type { Box } from "@storywall/scene/operations.ts";

/** R9.8: no browser makes a canvas that is longer on a side. */
export const MAX_SIDE_PX = 16_384;
/** What every browser allows: Safari on a phone refuses a canvas of more (4096 x 4096). */
export const SAFE_PIXELS = 16_777_216;
/** More than a screen or a family album has use for, and as much memory as a page may ask a computer for. */
const MAX_PIXELS = 50_000_000;
/** Where nothing better is known, a picture half as fine as a screen held to the wall. */
const MIN_PIXELS_PER_MM = 2;

export type ImageSize = { readonly width: number; readonly height: number };

/** As many pixels as show `view` (mm) at `perMm`, but no more than allowed; never an empty picture. */
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
  // Rounded down: a pixel too many is one that the browser refuses.
  const pixels = (length: number): number => Math.max(1, Math.floor(length * scale));
  return { width: pixels(view.width), height: pixels(view.height) };
};

/**
 * Sizes to try, the best first: a browser does not say what it allows, so it is asked for one after the other. `canMuch`
 * says that the machine has the memory for more than every browser allows.
 */
export const candidateSizes = (
  view: Pick<Box, "width" | "height">,
  perMm: number,
  hasMuchMemory: boolean,
): readonly ImageSize[] => {
  const fine = Math.max(perMm, MIN_PIXELS_PER_MM);
  const most = hasMuchMemory ? [MAX_PIXELS, SAFE_PIXELS] : [SAFE_PIXELS];
  const sizes = [...most, SAFE_PIXELS / 4, SAFE_PIXELS / 16].map((pixels) =>
    fitImageSize(view, fine, pixels),
  );
  return sizes.filter((size, index) => index === 0 || size.width !== sizes[index - 1]?.width);
};

/** Whether photos have fewer pixels in the picture than their previews have. */
export const isCoarser = (size: ImageSize, view: Pick<Box, "width" | "height">, perMm: number): boolean =>
  size.width < Math.floor(view.width * perMm) - 1;

/** "16.8 million pixels", "900 thousand pixels" */
export const pixelCountText = ({ width, height }: ImageSize): string => {
  const pixels = width * height;
  return pixels >= 1_000_000
    ? `${Math.round(pixels / 100_000) / 10} million pixels`
    : `${Math.max(1, Math.round(pixels / 1000))} thousand pixels`;
};
