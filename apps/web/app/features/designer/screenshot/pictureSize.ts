import type { Box } from "@storywall/scene/operations.ts";

/** R9.8: no browser makes a canvas that is longer on a side. */
export const MOST_SIDE = 16_384;
/** What every browser allows: Safari on a phone refuses a canvas of more (4096 x 4096). */
export const SURE_PIXELS = 16_777_216;
/** More than a screen or a family album has use for, and as much memory as a page may ask a computer for. */
const MOST_PIXELS = 50_000_000;
/** Where nothing better is known, a picture half as fine as a screen held to the wall. */
const LEAST_PER_MM = 2;

export type PictureSize = { readonly width: number; readonly height: number };

/** As many pixels as show `view` (mm) at `perMm`, but no more than allowed; never an empty picture. */
export const pictureSize = (
  view: Pick<Box, "width" | "height">,
  perMm: number,
  mostPixels: number,
): PictureSize => {
  const scale = Math.min(
    perMm,
    MOST_SIDE / Math.max(view.width, view.height),
    Math.sqrt(mostPixels / (view.width * view.height)),
  );
  // Rounded down: a pixel too many is one that the browser refuses.
  const pixels = (length: number): number => Math.max(1, Math.floor(length * scale));
  return { width: pixels(view.width), height: pixels(view.height) };
};

/**
 * Sizes to try, the best first: a browser does not say what it allows, so it is asked for one after the other. `canMuch`
 * says that the machine has the memory for more than every browser allows.
 */
export const sizesToTry = (
  view: Pick<Box, "width" | "height">,
  perMm: number,
  canMuch: boolean,
): readonly PictureSize[] => {
  const fine = Math.max(perMm, LEAST_PER_MM);
  const most = canMuch ? [MOST_PIXELS, SURE_PIXELS] : [SURE_PIXELS];
  const sizes = [...most, SURE_PIXELS / 4, SURE_PIXELS / 16].map((pixels) => pictureSize(view, fine, pixels));
  return sizes.filter((size, index) => index === 0 || size.width !== sizes[index - 1]?.width);
};

/** Whether photos have fewer pixels in the picture than their previews have. */
export const isCoarser = (size: PictureSize, view: Pick<Box, "width" | "height">, perMm: number): boolean =>
  size.width < Math.floor(view.width * perMm) - 1;

/** "16.8 million pixels", "900 thousand pixels" */
export const pixelWords = ({ width, height }: PictureSize): string => {
  const pixels = width * height;
  return pixels >= 1_000_000
    ? `${Math.round(pixels / 100_000) / 10} million pixels`
    : `${Math.max(1, Math.round(pixels / 1000))} thousand pixels`;
};
