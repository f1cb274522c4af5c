import type { Box } from "../operations.ts";

type Size = Pick<Box, "width" | "height">;

/** Position of a tile's drawing in the images of a model: the page, and the box on it in px. */
export type AtlasPlace = Box & { readonly page: number };
type Atlas = { readonly pages: readonly Size[]; readonly places: readonly AtlasPlace[] };

/**
 * Longest side of a page. Phones read only a few images, up to this size; Google's viewer is made for ten materials
 * and 10 MB.
 */
export const PAGE_SIDE_PX = 2048;
export const MAX_PAGES = 4;
/** Maximum number of pixels per mm of a photo in the atlas: 400 px for 20 cm, all that a phone can show from half a metre. */
const MAX_PX_PER_MM = 2;
/** Space around each drawing, so that neighbours do not mix when a page is scaled down. */
export const GUTTER_PX = 4;

/** Packs drawings of these sizes (mm) into at most `MAX_PAGES` pages, all at the same scale, the largest that fits. */
export const packAtlas = (sizes: readonly Size[]): Atlas => {
  for (let scale = MAX_PX_PER_MM; ; scale *= 0.95) {
    const atlas = packShelves(
      sizes.map(({ width, height }) => ({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
      })),
    );
    if (atlas !== null) return atlas;
  }
};

/** Packs drawings into shelves, the tallest first. Returns null when they need more than `MAX_PAGES`. */
const packShelves = (sizes: readonly Size[]): Atlas | null => {
  const places: AtlasPlace[] = [];
  const pages: { width: number; height: number }[] = [];
  let [x, y, shelfHeight] = [0, PAGE_SIDE_PX, 0];
  const byHeight = [...sizes.entries()].sort(([, one], [, other]) => other.height - one.height);
  for (const [index, size] of byHeight) {
    const [width, height] = [size.width + 2 * GUTTER_PX, size.height + 2 * GUTTER_PX];
    if (width > PAGE_SIDE_PX || height > PAGE_SIDE_PX) return null;
    if (x + width > PAGE_SIDE_PX) [x, y, shelfHeight] = [0, y + shelfHeight, 0];
    if (y + height > PAGE_SIDE_PX) {
      if (pages.length === MAX_PAGES) return null;
      pages.push({ width: 0, height: 0 });
      [x, y, shelfHeight] = [0, 0, 0];
    }
    const page = pages.length - 1;
    places[index] = { page, x: x + GUTTER_PX, y: y + GUTTER_PX, ...size };
    x += width;
    shelfHeight = Math.max(shelfHeight, height);
    const used = pages[page];
    if (used) {
      used.width = Math.max(used.width, x);
      used.height = Math.max(used.height, y + shelfHeight);
    }
  }
  return { pages, places };
};
