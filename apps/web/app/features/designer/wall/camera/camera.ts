import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box } from "@storywall/scene/operations.ts";

/**
 * How the wall is viewed. The stage is the box that is drawn (the wall and its shadows), as large as fits. A centre is
 * a point of the stage in fractions: 0 is left or top, 1 is right or bottom. Pixels are CSS pixels of the page.
 */
export type Camera =
  | { readonly kind: "fit" }
  /** One tile large (R4.7). */
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "free"; readonly view: View };

export type View = { readonly zoom: number; readonly centre: Point };
/** In fractions or px, as each use says. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** The stage at zoom 1 and the area through which it is visible, in px. */
export type Viewport = { readonly stage: Size; readonly area: Size };

/** Shows the whole wall. */
export const FIT_VIEW: View = { zoom: 1, centre: { x: 0.5, y: 0.5 } };
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 8;
/** Factor of one press of plus or minus. */
const ZOOM_STEP = 1.4;

/** A tile that is zoomed in fills about this part of the area, and is always a little larger than before. */
const TILE_FILL_RATIO = 0.7;
const TILE_ZOOM = { min: 1.15, max: 3.5 };

/** How far a wall follows the pointer beyond its limits: `pan` as a fraction of the area, `zoom` in doublings. */
const RUBBER_BAND = { pan: 0.25, zoom: 0.4 };

/** Returns the largest stage that has the box's aspect ratio and fits into the area. */
export const fitStage = (area: Size, box: Size): Size => {
  const width = Math.min(area.width, (area.height * box.width) / box.height);
  return { width, height: (width * box.height) / box.width };
};

/**
 * Returns the view that shows a tile large. `box` and `tile` are in mm of the same space, `area` in px. A room around
 * the tiles makes the box wider by the factor `boxScale`; the view then zooms in by the same factor.
 */
export const viewOfTile = (tile: Box, box: Box, area: Size, boxScale = 1): View => {
  const stage = fitStage(area, box);
  const fittingZoom = Math.min(
    (area.width * TILE_FILL_RATIO) / ((tile.width / box.width) * stage.width),
    (area.height * TILE_FILL_RATIO) / ((tile.height / box.height) * stage.height),
  );
  const maxZoom = Math.min(TILE_ZOOM.max * boxScale, MAX_ZOOM);
  return viewCentredOn(tile, box, clamp(fittingZoom, TILE_ZOOM.min, maxZoom));
};

/** Returns the view with the tile in its middle. `tile` and `box` are in mm of the same space. */
export const viewCentredOn = (tile: Box, box: Box, zoom: number): View => ({
  zoom,
  centre: {
    x: (tile.x + tile.width / 2 - box.x) / box.width,
    y: (tile.y + tile.height / 2 - box.y) / box.height,
  },
});

/** Returns the view after the wall was moved by `movement` px since `start`. Applies no limits. */
export const panView = (start: View, movement: Point, stage: Size): View => ({
  ...start,
  centre: {
    x: start.centre.x - movement.x / (stage.width * start.zoom),
    y: start.centre.y - movement.y / (stage.height * start.zoom),
  },
});

/**
 * Returns the view at another zoom. The point at `anchor`, in px from the area's middle, stays where it is. Applies
 * no limits.
 */
export const zoomView = (start: View, zoom: number, anchor: Point, stage: Size): View => {
  const shift = (pixels: number, length: number): number => (pixels / length) * (1 / start.zoom - 1 / zoom);
  return {
    zoom,
    centre: {
      x: start.centre.x + shift(anchor.x, stage.width),
      y: start.centre.y + shift(anchor.y, stage.height),
    },
  };
};

export const clampZoom = (zoom: number): number => clamp(zoom, MIN_ZOOM, MAX_ZOOM);

/** Returns the view after one step of a button or key, about the middle of the visible part. */
export const stepZoom = (view: View, direction: "in" | "out"): View => ({
  ...view,
  zoom: clampZoom(view.zoom * (direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP)),
});

/**
 * Returns how far the centre may be from the stage's middle, in fractions. A stage that fits cannot be pushed.
 * Another one can be pushed twice as far as its hidden parts need, at most until its edge is in the middle of the
 * area. So the middle of what is seen is always on the wall, and no wall can be lost.
 */
const maxCentreOffset = (stage: number, area: number, zoom: number): number =>
  stage * zoom <= area ? 0 : Math.min(1 - area / (stage * zoom), 0.5);

/** Returns the nearest view in which the wall may rest. */
export const clampView = ({ zoom: requestedZoom, centre }: View, { stage, area }: Viewport): View => {
  const zoom = clampZoom(requestedZoom);
  const clampCentre = (value: number, maxOffset: number): number =>
    clamp(value, 0.5 - maxOffset, 0.5 + maxOffset);
  return {
    zoom,
    centre: {
      x: clampCentre(centre.x, maxCentreOffset(stage.width, area.width, zoom)),
      y: clampCentre(centre.y, maxCentreOffset(stage.height, area.height, zoom)),
    },
  };
};

/**
 * Returns the distance that the wall follows: all of it up to the limit, then less and less, never more than
 * `maxOvershoot`.
 */
const rubberBand = (excess: number, maxOvershoot: number): number =>
  (excess * maxOvershoot) / (Math.abs(excess) + maxOvershoot);

/** Returns the zoom during a gesture: beyond the limits it follows less and less. */
export const rubberBandZoom = (zoom: number): number => {
  const clamped = clampZoom(zoom);
  return clamped * 2 ** rubberBand(Math.log2(zoom / clamped), RUBBER_BAND.zoom);
};

/**
 * Returns the view during a gesture: beyond where it may rest, the wall follows less and less, like on a rubber band.
 */
export const rubberBandView = (view: View, viewport: Viewport): View => {
  const { centre } = clampView(view, viewport);
  const { stage, area } = viewport;
  const maxOvershoot = (stageLength: number, areaLength: number): number =>
    (RUBBER_BAND.pan * areaLength) / (stageLength * view.zoom);
  return {
    zoom: view.zoom,
    centre: {
      x: centre.x + rubberBand(view.centre.x - centre.x, maxOvershoot(stage.width, area.width)),
      y: centre.y + rubberBand(view.centre.y - centre.y, maxOvershoot(stage.height, area.height)),
    },
  };
};

/** Returns the stage's CSS transform, about its middle; in percent of its own size, so that no px are needed. */
export const transformOf = ({ zoom, centre }: View): string => {
  const percent = (fraction: number): string => `${((0.5 - fraction) * zoom * 100).toFixed(3)}%`;
  return `translate(${percent(centre.x)}, ${percent(centre.y)}) scale(${zoom.toFixed(4)})`;
};

/**
 * Returns the view that a transform shows, as the browser computes it: `e` and `f` are px. The inverse of
 * `transformOf`.
 */
export const viewFromTransform = (
  matrix: { readonly a: number; readonly e: number; readonly f: number },
  stage: Size,
): View => ({
  zoom: matrix.a,
  centre: {
    x: 0.5 - matrix.e / (stage.width * matrix.a),
    y: 0.5 - matrix.f / (stage.height * matrix.a),
  },
});
