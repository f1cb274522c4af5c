import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FIT,
  type Point,
  panView,
  type Size,
  stageIn,
  tileView,
  transformOf,
  type View,
  zoomView,
} from "./camera.ts";

const stage: Size = { width: 800, height: 400 };

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
const view = fc.record({
  zoom: number(1, 4),
  centre: fc.record({ x: number(0.4, 0.6), y: number(0.4, 0.6) }),
});

test("R2.6 zooming keeps the place under the fingers where it is", () => {
  const about = fc.record({ x: number(-100, 100), y: number(-50, 50) });
  fc.assert(
    fc.property(view, number(0.8, 2), about, (start, factor, at) => {
      const place = under(start, at);
      const after = seen(zoomView(start, factor, at, stage), place);
      expect(after.x).toBeCloseTo(at.x, 4);
      expect(after.y).toBeCloseTo(at.y, 4);
    }),
  );
});

test("panning moves the wall by as many pixels as the hand", () => {
  fc.assert(
    fc.property(view, number(-30, 30), number(-30, 30), (start, x, y) => {
      const before = seen(start, { x: 0.5, y: 0.5 });
      const after = seen(panView(start, { x, y }, stage), { x: 0.5, y: 0.5 });
      expect(after.x - before.x).toBeCloseTo(x, 4);
      expect(after.y - before.y).toBeCloseTo(y, 4);
    }),
  );
});

test("a gesture computed from its start does not depend on the steps in between", () => {
  const halfWay = zoomView(FIT, 1.3, { x: 40, y: 10 }, stage);
  expect(zoomView(FIT, 2, { x: 40, y: 10 }, stage)).not.toEqual(halfWay);
  expect(zoomView(FIT, 1, { x: 40, y: 10 }, stage)).toEqual(FIT);
});

test("the wall cannot be pushed out of sight nor zoomed without end", () => {
  expect(panView({ ...FIT, zoom: 3 }, { x: 99_999, y: -99_999 }, stage).centre).toEqual({ x: 0, y: 1 });
  expect(zoomView(FIT, 1000, { x: 0, y: 0 }, stage).zoom).toBe(8);
  expect(zoomView(FIT, 0.001, { x: 0, y: 0 }, stage).zoom).toBe(0.5);
});

test("the stage is as large as fits, in the wall's shape", () => {
  expect(stageIn({ width: 500, height: 1000 }, { width: 2, height: 1 })).toEqual({ width: 500, height: 250 });
  expect(stageIn({ width: 1000, height: 100 }, { width: 2, height: 1 })).toEqual({ width: 200, height: 100 });
});

test("R4.7 the view of a tile has the tile in its middle, nearer than before", () => {
  const box = { x: 0, y: 0, width: 1000, height: 500 };
  const looked = tileView({ x: 600, y: 100, width: 200, height: 300 }, box, { width: 800, height: 800 });
  expect(looked.centre).toEqual({ x: 0.7, y: 0.5 });
  expect(looked.zoom).toBeGreaterThan(1);
});

test("the whole wall needs no transform", () => {
  expect(transformOf(FIT)).toBe("translate(0.000%, 0.000%) scale(1.0000)");
});
