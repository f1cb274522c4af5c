import fc from "fast-check";
import { expect, test } from "vitest";
import {
  homographyBetween,
  isClockwiseConvex,
  project,
  type Quad,
  rectangleQuad,
  sortCorners,
} from "./homography.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A rectangle with each corner moved a little: always seen from its front. */
const anyQuad: fc.Arbitrary<Quad> = fc
  .array(fc.record({ x: number(-100, 100), y: number(-100, 100) }), { minLength: 4, maxLength: 4 })
  .map((pushes) => {
    const [one, two, three, four] = rectangleQuad(300, 200, 800, 600);
    const at = (corner: { x: number; y: number }, index: number) => ({
      x: corner.x + (pushes[index]?.x ?? 0),
      y: corner.y + (pushes[index]?.y ?? 0),
    });
    return [at(one, 0), at(two, 1), at(three, 2), at(four, 3)];
  });

test("B5 corners may be put in any order", () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  fc.assert(
    fc.property(anyQuad, orders, (quad, order) => {
      const at = (place: number) => quad[order[place] ?? 0] ?? quad[0];
      expect(sortCorners([at(0), at(1), at(2), at(3)])).toEqual(quad);
    }),
  );
});

test("B5 corners map to corners, and the inverse maps every point back", () => {
  fc.assert(
    fc.property(anyQuad, anyQuad, number(0, 1), number(0, 1), (from, to, u, v) => {
      const there = homographyBetween(from, to);
      const back = homographyBetween(to, from);
      if (there === null || back === null) throw new Error("a quad seen from its front has a map");
      for (const [index, corner] of from.entries()) {
        const met = project(there, corner);
        expect(met?.x).toBeCloseTo(to[index]?.x ?? 0, 5);
        expect(met?.y).toBeCloseTo(to[index]?.y ?? 0, 5);
      }
      const inside = { x: from[0].x + u * 100, y: from[0].y + v * 100 };
      const met = project(there, inside);
      const again = met && project(back, met);
      expect(again?.x).toBeCloseTo(inside.x, 4);
      expect(again?.y).toBeCloseTo(inside.y, 4);
    }),
  );
});

test("B5 points on one line stay on one line", () => {
  fc.assert(
    fc.property(anyQuad, number(0.1, 0.9), (to, part) => {
      const map = homographyBetween(rectangleQuad(0, 0, 1, 1), to);
      const points = [0, part, 1].map((x) => map && project(map, { x, y: x }));
      const [one, two, three] = points;
      if (!one || !two || !three) throw new Error("all are in front of the camera");
      const area = (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
      expect(Math.abs(area)).toBeLessThan(1e-4);
    }),
  );
});

test.each<[string, Quad]>([
  [
    "crossed over",
    [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
      { x: 9, y: 0 },
      { x: 0, y: 9 },
    ],
  ],
  [
    "the wrong way round",
    [
      { x: 0, y: 0 },
      { x: 0, y: 9 },
      { x: 9, y: 9 },
      { x: 9, y: 0 },
    ],
  ],
  [
    "on one line",
    [
      { x: 0, y: 0 },
      { x: 3, y: 3 },
      { x: 6, y: 6 },
      { x: 9, y: 9 },
    ],
  ],
  [
    "three of which are all but on one line",
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 50, y: 50.01 },
    ],
  ],
  [
    "all in one point",
    [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ],
  ],
  [
    "with a dent",
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 9 },
    ],
  ],
])("B5 four points %s are not a rectangle and have no map", (_, corners) => {
  expect(isClockwiseConvex(corners)).toBe(false);
  expect(homographyBetween(rectangleQuad(0, 0, 1, 1), corners)).toBeNull();
});

test("B5 a point behind the camera has no image", () => {
  const narrowing: Quad = [
    { x: 0, y: 0 },
    { x: 9, y: 3 },
    { x: 9, y: 6 },
    { x: 0, y: 9 },
  ];
  const map = homographyBetween(rectangleQuad(0, 0, 1, 1), narrowing);
  expect(map && project(map, { x: 1, y: 0.5 })).not.toBeNull();
  expect(map && project(map, { x: -1, y: 0.5 })).toBeNull();
});
