import fc from "fast-check";
import { expect, test } from "vitest";
import {
  clampView,
  FIT_VIEW,
  fitStage,
  type Point,
  panView,
  rubberBandView,
  rubberBandZoom,
  type Size,
  stepZoom,
  transformOf,
  type View,
  type Viewport,
  viewFromTransform,
  viewOfTile,
  zoomView,
} from "./camera.ts";

const stage: Size = { width: 800, height: 400 };
const area: Size = { width: 800, height: 600 };
const viewport: Viewport = { stage, area };

/** Returns where a point of the stage (fractions) is seen, in px from the area's middle. */
const toPixels = ({ zoom, centre }: View, place: Point): Point => ({
  x: (place.x - centre.x) * stage.width * zoom,
  y: (place.y - centre.y) * stage.height * zoom,
});
/** Returns the point of the stage (fractions) that is seen at this position, in px from the area's middle. */
const toFraction = ({ zoom, centre }: View, at: Point): Point => ({
  x: centre.x + at.x / (stage.width * zoom),
  y: centre.y + at.y / (stage.height * zoom),
});

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = (reach: number) => fc.record({ x: number(-reach, reach), y: number(-reach, reach) });
/** A view in which the wall may rest. */
const restingView = fc
  .record({ zoom: number(0.5, 8), centre: point(2) })
  .map((view): View => clampView(view, viewport));
const size = fc.record({ width: number(50, 4000), height: number(50, 4000) });

test("R2.6 zooming keeps the point under the fingers where it is", () => {
  fc.assert(
    fc.property(restingView, number(0.5, 8), point(300), (start, zoom, at) => {
      const after = toPixels(zoomView(start, zoom, at, stage), toFraction(start, at));
      expect(after.x).toBeCloseTo(at.x, 4);
      expect(after.y).toBeCloseTo(at.y, 4);
    }),
  );
});

test("R2.6 panning moves the wall by as many pixels as the pointer", () => {
  fc.assert(
    fc.property(restingView, point(3000), (start, movement) => {
      const before = toPixels(start, { x: 0.5, y: 0.5 });
      const after = toPixels(panView(start, movement, stage), { x: 0.5, y: 0.5 });
      expect(after.x - before.x).toBeCloseTo(movement.x, 4);
      expect(after.y - before.y).toBeCloseTo(movement.y, 4);
    }),
  );
});

test("R2.6 the middle of the area always shows a part of the wall, in any shape, so no wall can be lost", () => {
  fc.assert(
    fc.property(size, size, number(0.01, 100), point(50), (box, anyArea, zoom, centre) => {
      const { zoom: clamped, centre: middle } = clampView(
        { zoom, centre },
        { area: anyArea, stage: fitStage(anyArea, box) },
      );
      expect(clamped).toBeGreaterThanOrEqual(0.5);
      expect(clamped).toBeLessThanOrEqual(8);
      for (const place of [middle.x, middle.y]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("R2.6 a fully visible wall cannot be pushed, and every edge of a larger one can be reached", () => {
  expect(clampView({ zoom: 1, centre: { x: 0.2, y: 0.9 } }, viewport)).toEqual(FIT_VIEW);
  // At 1.4 the wall of 560 px still fits into the height of 600 px.
  expect(clampView({ zoom: 1.4, centre: { x: 0.45, y: 0.9 } }, viewport).centre).toEqual({ x: 0.45, y: 0.5 });
  fc.assert(
    fc.property(number(1, 8), (zoom) => {
      const { centre } = clampView({ zoom, centre: { x: -9, y: -9 } }, viewport);
      const corner = toPixels({ zoom, centre }, { x: 0, y: 0 });
      expect(corner.x).toBeGreaterThanOrEqual(-area.width / 2 - 1e-6);
      expect(corner.y).toBeGreaterThanOrEqual(-area.height / 2 - 1e-6);
    }),
  );
});

test("R2.6 a wall that is slightly larger than the area can be pushed only slightly", () => {
  // Of 808 px 8 are hidden: the wall can be pushed by twice as many, 8 px to each side.
  const { centre } = clampView({ zoom: 1.01, centre: { x: -9, y: 0.5 } }, viewport);
  expect((0.5 - centre.x) * stage.width * 1.01).toBeCloseTo(8, 6);
});

test("R2.6 a view at rest does not jump when a gesture begins or ends", () => {
  fc.assert(
    fc.property(restingView, (view) => {
      const [clamped, stretched] = [clampView(view, viewport), rubberBandView(view, viewport)];
      for (const same of [clamped, stretched]) {
        expect(same.centre.x).toBeCloseTo(view.centre.x, 9);
        expect(same.centre.y).toBeCloseTo(view.centre.y, 9);
      }
      expect(clamped.zoom).toBe(view.zoom);
      expect(rubberBandZoom(view.zoom)).toBeCloseTo(view.zoom, 9);
    }),
  );
});

test("R2.6 beyond its limits the wall follows the pointer less and less, by at most a quarter of the area", () => {
  fc.assert(
    fc.property(restingView, point(20_000), point(20_000), (start, movement, more) => {
      const overshoot = (pull: Point): Point => {
        const pulled = panView(start, pull, stage);
        const [rest, stretched] = [clampView(pulled, viewport), rubberBandView(pulled, viewport)];
        return { x: stretched.centre.x - rest.centre.x, y: stretched.centre.y - rest.centre.y };
      };
      for (const { x, y } of [overshoot(movement), overshoot(more)]) {
        expect(Math.abs(x * stage.width * start.zoom)).toBeLessThanOrEqual(area.width / 4);
        expect(Math.abs(y * stage.height * start.zoom)).toBeLessThanOrEqual(area.height / 4);
      }
    }),
  );
  expect(rubberBandZoom(1000)).toBeLessThan(8 * 2 ** 0.4);
  expect(rubberBandZoom(0.001)).toBeGreaterThan(0.5 / 2 ** 0.4);
});

test("R2.6 buttons and keys zoom about the middle, within the limits", () => {
  expect(stepZoom(FIT_VIEW, "in")).toEqual({ ...FIT_VIEW, zoom: 1.4 });
  expect(stepZoom(stepZoom(FIT_VIEW, "in"), "out").zoom).toBeCloseTo(1, 9);
  expect(stepZoom({ ...FIT_VIEW, zoom: 7.9 }, "in").zoom).toBe(8);
  expect(stepZoom({ ...FIT_VIEW, zoom: 0.51 }, "out").zoom).toBe(0.5);
});

test("R2.6 the stage is as large as fits, in the wall's shape", () => {
  expect(fitStage({ width: 500, height: 1000 }, { width: 2, height: 1 })).toEqual({
    width: 500,
    height: 250,
  });
  expect(fitStage({ width: 1000, height: 100 }, { width: 2, height: 1 })).toEqual({
    width: 200,
    height: 100,
  });
});

test("R4.7 the view of a tile has the tile in its middle, larger than before", () => {
  const box = { x: 0, y: 0, width: 1000, height: 500 };
  const view = viewOfTile({ x: 600, y: 100, width: 200, height: 300 }, box, { width: 800, height: 800 });
  expect(view.centre).toEqual({ x: 0.7, y: 0.5 });
  expect(view.zoom).toBeGreaterThan(1);
});

test("R4.7 a large tile is enlarged a little, a small one at most 3.5 times, in a room by as much more", () => {
  const box = { x: 0, y: 0, width: 1000, height: 1000 };
  const screen = { width: 800, height: 800 };
  expect(viewOfTile(box, box, screen).zoom).toBe(1.15);
  const small = { x: 0, y: 0, width: 50, height: 50 };
  expect(viewOfTile(small, box, screen).zoom).toBe(3.5);
  expect(viewOfTile(small, box, screen, 2).zoom).toBe(7);
});

test("R2.6 the whole wall needs no transform", () => {
  expect(transformOf(FIT_VIEW)).toBe("translate(0.000%, 0.000%) scale(1.0000)");
});

test("R2.6 viewFromTransform returns the view that transformOf was given", () => {
  fc.assert(
    fc.property(restingView, (view) => {
      const [x = 0, y = 0, zoom = 0] = (transformOf(view).match(/-?[\d.]+/g) ?? []).map(Number);
      const parsed = viewFromTransform(
        { a: zoom, e: (x / 100) * stage.width, f: (y / 100) * stage.height },
        stage,
      );
      expect(parsed.centre.x).toBeCloseTo(view.centre.x, 3);
      expect(parsed.centre.y).toBeCloseTo(view.centre.y, 3);
      expect(parsed.zoom).toBeCloseTo(view.zoom, 3);
    }),
  );
});

test("R2.6 an area without height shows the middle of the wall", () => {
  const none = { area: { width: 390, height: 0 }, stage: { width: 0, height: 0 } };
  expect(clampView({ zoom: 2, centre: { x: 0.2, y: 0.9 } }, none)).toEqual({
    zoom: 2,
    centre: FIT_VIEW.centre,
  });
});
