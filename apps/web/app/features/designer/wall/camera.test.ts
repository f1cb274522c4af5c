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
const sight: Viewport = { stage, area };

/** Where a place on the stage (fractions) is seen, in pixels from the area's middle. */
const seen = ({ zoom, centre }: View, place: Point): Point => ({
  x: (place.x - centre.x) * stage.width * zoom,
  y: (place.y - centre.y) * stage.height * zoom,
});
/** The place on the stage that is seen at pixels from the area's middle. */
const under = ({ zoom, centre }: View, at: Point): Point => ({
  x: centre.x + at.x / (stage.width * zoom),
  y: centre.y + at.y / (stage.height * zoom),
});

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = (reach: number) => fc.record({ x: number(-reach, reach), y: number(-reach, reach) });
/** A view in which a wall may be at rest. */
const resting = fc
  .record({ zoom: number(0.5, 8), centre: point(2) })
  .map((view): View => clampView(view, sight));
const size = fc.record({ width: number(50, 4000), height: number(50, 4000) });

test("R2.6 zooming keeps the place under the fingers where it is", () => {
  fc.assert(
    fc.property(resting, number(0.5, 8), point(300), (start, zoom, at) => {
      const after = seen(zoomView(start, zoom, at, stage), under(start, at));
      expect(after.x).toBeCloseTo(at.x, 4);
      expect(after.y).toBeCloseTo(at.y, 4);
    }),
  );
});

test("R2.6 panning moves the wall by as many pixels as the hand", () => {
  fc.assert(
    fc.property(resting, point(3000), (start, way) => {
      const before = seen(start, { x: 0.5, y: 0.5 });
      const after = seen(panView(start, way, stage), { x: 0.5, y: 0.5 });
      expect(after.x - before.x).toBeCloseTo(way.x, 4);
      expect(after.y - before.y).toBeCloseTo(way.y, 4);
    }),
  );
});

test("R2.6 no wall of any shape can be lost: what is in the middle of the area is always the wall", () => {
  fc.assert(
    fc.property(size, size, number(0.01, 100), point(50), (box, anyArea, zoom, centre) => {
      const { zoom: bound, centre: middle } = clampView(
        { zoom, centre },
        { area: anyArea, stage: fitStage(anyArea, box) },
      );
      expect(bound).toBeGreaterThanOrEqual(0.5);
      expect(bound).toBeLessThanOrEqual(8);
      for (const place of [middle.x, middle.y]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("R2.6 where the wall is in sight as a whole there is nothing to push, and nearer every edge can be reached", () => {
  expect(clampView({ zoom: 1, centre: { x: 0.2, y: 0.9 } }, sight)).toEqual(FIT_VIEW);
  // At 1.4 the wall of 560 px still fits into the height of 600.
  expect(clampView({ zoom: 1.4, centre: { x: 0.45, y: 0.9 } }, sight).centre).toEqual({ x: 0.45, y: 0.5 });
  fc.assert(
    fc.property(number(1, 8), (zoom) => {
      const { centre } = clampView({ zoom, centre: { x: -9, y: -9 } }, sight);
      const corner = seen({ zoom, centre }, { x: 0, y: 0 });
      expect(corner.x).toBeGreaterThanOrEqual(-area.width / 2 - 1e-6);
      expect(corner.y).toBeGreaterThanOrEqual(-area.height / 2 - 1e-6);
    }),
  );
});

test("R2.6 a wall that is only a little larger than the area can be pushed only a little", () => {
  // Of 808 pixels 8 are hidden: twice as many is as far as it goes.
  const { centre } = clampView({ zoom: 1.01, centre: { x: -9, y: 0.5 } }, sight);
  expect((0.5 - centre.x) * stage.width * 1.01).toBeCloseTo(8, 6);
});

test("R2.6 a view at rest stays where it is, also under the hand: nothing jumps when a gesture begins or ends", () => {
  fc.assert(
    fc.property(resting, (view) => {
      const [bound, stretched] = [clampView(view, sight), rubberBandView(view, sight)];
      for (const same of [bound, stretched]) {
        expect(same.centre.x).toBeCloseTo(view.centre.x, 9);
        expect(same.centre.y).toBeCloseTo(view.centre.y, 9);
      }
      expect(bound.zoom).toBe(view.zoom);
      expect(rubberBandZoom(view.zoom)).toBeCloseTo(view.zoom, 9);
    }),
  );
});

test("R2.6 beyond its limits the wall follows the hand ever less, by at most a quarter of the area", () => {
  fc.assert(
    fc.property(resting, point(20_000), point(20_000), (start, way, more) => {
      const limit = (movement: Point): Point => {
        const pulled = panView(start, movement, stage);
        const [rest, stretched] = [clampView(pulled, sight), rubberBandView(pulled, sight)];
        return { x: stretched.centre.x - rest.centre.x, y: stretched.centre.y - rest.centre.y };
      };
      for (const { x, y } of [limit(way), limit(more)]) {
        expect(Math.abs(x * stage.width * start.zoom)).toBeLessThanOrEqual(area.width / 4);
        expect(Math.abs(y * stage.height * start.zoom)).toBeLessThanOrEqual(area.height / 4);
      }
    }),
  );
  expect(rubberBandZoom(1000)).toBeLessThan(8 * 2 ** 0.4);
  expect(rubberBandZoom(0.001)).toBeGreaterThan(0.5 / 2 ** 0.4);
});

test("R2.6 buttons and keys zoom about the middle and no further than the limits", () => {
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

test("R4.7 the view of a tile has the tile in its middle, nearer than before", () => {
  const box = { x: 0, y: 0, width: 1000, height: 500 };
  const looked = viewOfTile({ x: 600, y: 100, width: 200, height: 300 }, box, { width: 800, height: 800 });
  expect(looked.centre).toEqual({ x: 0.7, y: 0.5 });
  expect(looked.zoom).toBeGreaterThan(1);
});

test("R4.7 a large tile comes a little nearer all the same, a small one not too near, in a room by as much more", () => {
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

test("R2.6 a glide that is interrupted goes on from what is seen: a transform tells the view that it came from", () => {
  fc.assert(
    fc.property(resting, (view) => {
      const [x = 0, y = 0, zoom = 0] = (transformOf(view).match(/-?[\d.]+/g) ?? []).map(Number);
      const told = viewFromTransform(
        { a: zoom, e: (x / 100) * stage.width, f: (y / 100) * stage.height },
        stage,
      );
      expect(told.centre.x).toBeCloseTo(view.centre.x, 3);
      expect(told.centre.y).toBeCloseTo(view.centre.y, 3);
      expect(told.zoom).toBeCloseTo(view.zoom, 3);
    }),
  );
});

test("R2.6 a screen that leaves the wall no height at all shows it in the middle", () => {
  const none = { area: { width: 390, height: 0 }, stage: { width: 0, height: 0 } };
  expect(clampView({ zoom: 2, centre: { x: 0.2, y: 0.9 } }, none)).toEqual({
    zoom: 2,
    centre: FIT_VIEW.centre,
  });
});
