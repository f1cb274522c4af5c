import type { Box } from "@storywall/scene/operations.ts";

/**
 * How the wall is looked at. The stage is the box that is drawn (the wall and its shadows), as large as fits; a centre
 * is a place on it in fractions, 0 left or top, 1 right or bottom. Pixels are of the page.
 */
export type Camera =
  | { readonly kind: "fit" }
  /** One tile large (R4.7). */
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "free"; readonly view: View };

export type View = { readonly zoom: number; readonly centre: Point };
/** Fractions or pixels, as said where it is used. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const FIT: View = { zoom: 1, centre: { x: 0.5, y: 0.5 } };
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 8;
/** One press of plus or minus. */
export const ZOOM_STEP = 1.4;

/** A tile that is looked at fills about this much of the area, and is always a little larger than before. */
const TILE_SHARE = 0.7;
const TILE_ZOOM = { least: 1.15, most: 3.5 };

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The largest stage of the wall's shape that fits into the area. */
export const stageIn = (area: Size, box: Size): Size => {
  const width = Math.min(area.width, (area.height * box.width) / box.height);
  return { width, height: (width * box.height) / box.width };
};

/** The view that shows a tile large. `box` and `tile` in millimetres of the same space, `area` in pixels. */
export const tileView = (tile: Box, box: Box, area: Size): View => {
  const stage = stageIn(area, box);
  const share = Math.min(
    (area.width * TILE_SHARE) / ((tile.width / box.width) * stage.width),
    (area.height * TILE_SHARE) / ((tile.height / box.height) * stage.height),
  );
  return {
    zoom: between(share, TILE_ZOOM.least, TILE_ZOOM.most),
    centre: {
      x: (tile.x + tile.width / 2 - box.x) / box.width,
      y: (tile.y + tile.height / 2 - box.y) / box.height,
    },
  };
};

/** The view after the wall was pushed by so many pixels since `start`. */
export const panView = (start: View, movement: Point, stage: Size): View => ({
  ...start,
  centre: {
    x: between(start.centre.x - movement.x / (stage.width * start.zoom), 0, 1),
    y: between(start.centre.y - movement.y / (stage.height * start.zoom), 0, 1),
  },
});

/** Zooms by `factor` since `start`; what lies under `about` (pixels from the area's middle) stays there. */
export const zoomView = (start: View, factor: number, about: Point, stage: Size): View => {
  const zoom = between(start.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const shift = (pixels: number, length: number): number => (pixels / length) * (1 / start.zoom - 1 / zoom);
  return {
    zoom,
    centre: {
      x: between(start.centre.x + shift(about.x, stage.width), 0, 1),
      y: between(start.centre.y + shift(about.y, stage.height), 0, 1),
    },
  };
};

/** CSS transform of the stage, whose origin is its middle; in percent of its own size, so that it needs no pixels. */
export const transformOf = ({ zoom, centre }: View): string => {
  const percent = (fraction: number): string => `${((0.5 - fraction) * zoom * 100).toFixed(3)}%`;
  return `translate(${percent(centre.x)}, ${percent(centre.y)}) scale(${zoom.toFixed(4)})`;
};
