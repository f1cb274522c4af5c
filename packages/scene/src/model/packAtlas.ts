import type { Box } from "../operations.ts";

type Size = Pick<Box, "width" | "height">;

/** Where the drawing of a tile is in the images of a model, in px: on which page, and where on it. */
export type AtlasPlace = Box & { readonly page: number };
type Atlas = { readonly pages: readonly Size[]; readonly places: readonly AtlasPlace[] };

/** Phones read images up to this side, and few of them: Google's viewer is made for ten materials and 10 MB. */
export const PAGE_SIDE_PX = 2048;
export const MAX_PAGES = 4;
/** A photo of 20 cm has 400 px: as fine as a phone shows it from half a metre. */
const MAX_PX_PER_MM = 2;
/** Space around each drawing, so that smaller copies of a page do not mix neighbours. */
export const GUTTER_PX = 4;

/** Packs drawings of these sizes (mm) into as few pages as `MAX_PAGES`, all equally fine, and as fine as fits. */
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

/** Packs drawings into shelves, the tallest first; null when they need more pages. */
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
