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
/** The stage at zoom 1 and the area through which it is seen, in pixels. */
export type Viewport = { readonly stage: Size; readonly area: Size };

export const FIT_VIEW: View = { zoom: 1, centre: { x: 0.5, y: 0.5 } };
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 8;
/** One press of plus or minus. */
const ZOOM_STEP = 1.4;

/** A tile that is looked at fills about this much of the area, and is always a little larger than before. */
const TILE_FILL_RATIO = 0.7;
const TILE_ZOOM = { min: 1.15, max: 3.5 };

/** How far a wall follows the hand beyond its limits: in parts of the area, and in doublings of the zoom. */
const RUBBER_BAND = { pan: 0.25, zoom: 0.4 };

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The largest stage of the wall's shape that fits into the area. */
export const fitStage = (area: Size, box: Size): Size => {
  const width = Math.min(area.width, (area.height * box.width) / box.height);
  return { width, height: (width * box.height) / box.width };
};

/**
 * The view that shows a tile large. `box` and `tile` in millimetres of the same space, `area` in pixels. A room around
 * the tiles makes the box `wider` by a factor; the view then comes nearer by the same factor.
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

/** The view with the tile in its middle. `tile` and `box` in millimetres of the same space. */
export const viewCentredOn = (tile: Box, box: Box, zoom: number): View => ({
  zoom,
  centre: {
    x: (tile.x + tile.width / 2 - box.x) / box.width,
    y: (tile.y + tile.height / 2 - box.y) / box.height,
  },
});

/** The view after the wall was pushed by so many pixels since `start`. Knows no limits. */
export const panView = (start: View, movement: Point, stage: Size): View => ({
  ...start,
  centre: {
    x: start.centre.x - movement.x / (stage.width * start.zoom),
    y: start.centre.y - movement.y / (stage.height * start.zoom),
  },
});

/** The view at another zoom; what lies under `about` (pixels from the area's middle) stays there. Knows no limits. */
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

/** Buttons and keys: about the middle of what is seen. */
export const stepZoom = (view: View, direction: "in" | "out"): View => ({
  ...view,
  zoom: clampZoom(view.zoom * (direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP)),
});

/**
 * How far from the stage's middle the centre may be, in fractions. Where the stage fits nothing is pushed; else it can
 * be pushed twice as far as its hidden parts ask for, at most until its edge is in the middle of the area. So the
 * middle of what is seen always lies on the wall, and no wall can be lost.
 */
const maxCentreOffset = (stage: number, area: number, zoom: number): number =>
  stage * zoom <= area ? 0 : Math.min(1 - area / (stage * zoom), 0.5);

/** The nearest view in which a wall may come to rest. */
export const clampView = ({ zoom: requestedZoom, centre }: View, { stage, area }: Viewport): View => {
  const zoom = clampZoom(requestedZoom);
  const clampCentre = (place: number, reach: number): number => clamp(place, 0.5 - reach, 0.5 + reach);
  return {
    zoom,
    centre: {
      x: clampCentre(centre.x, maxCentreOffset(stage.width, area.width, zoom)),
      y: clampCentre(centre.y, maxCentreOffset(stage.height, area.height, zoom)),
    },
  };
};

/** Follows the whole way at the limit, then ever less, never further than `give`. */
const rubberBand = (beyond: number, give: number): number => (beyond * give) / (Math.abs(beyond) + give);

/** A zoom under the hand: beyond the limits it follows ever less. */
export const rubberBandZoom = (zoom: number): number => {
  const bound = clampZoom(zoom);
  return bound * 2 ** rubberBand(Math.log2(zoom / bound), RUBBER_BAND.zoom);
};

/** A view under the hand: beyond where it may come to rest the wall follows ever less, like on a rubber band. */
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

/** CSS transform of the stage, whose origin is its middle; in percent of its own size, so that it needs no pixels. */
export const transformOf = ({ zoom, centre }: View): string => {
  const percent = (fraction: number): string => `${((0.5 - fraction) * zoom * 100).toFixed(3)}%`;
  return `translate(${percent(centre.x)}, ${percent(centre.y)}) scale(${zoom.toFixed(4)})`;
};

/** The view that a transform shows, as the browser computes it: `e` and `f` are pixels. The other way of `transformOf`. */
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
