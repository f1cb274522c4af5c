import fc from "fast-check";
import { expect, test } from "vitest";
import { mm, px } from "../units/units.ts";
import { type PlanePoint, project, type Quad, rectangleQuad } from "./homography.ts";
import { aspectFromCorners, sizeFromLength, straighten } from "./straighten.ts";

const photo = { width: px(4000), height: px(3000) };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A camera that looks at a wall from `far` mm away, turned by `yaw` and `pitch` radians; the wall's points in mm. */
const camera = (focal: number, far: number, yaw: number, pitch: number) => (point: PlanePoint) => {
  const x = point.x * Math.cos(yaw);
  const depth = point.x * Math.sin(yaw);
  const y = point.y * Math.cos(pitch) - depth * Math.sin(pitch);
  const z = far + point.y * Math.sin(pitch) + depth * Math.cos(pitch);
  return { x: photo.width / 2 + (focal * x) / z, y: photo.height / 2 + (focal * y) / z };
};

const anyCamera = fc.tuple(
  number(2600, 5000),
  number(2800, 4000),
  fc.oneof(number(0.15, 0.6), number(-0.6, -0.15)),
  fc.oneof(number(0.1, 0.4), number(-0.4, -0.1)),
);

const seenBy = (see: (point: PlanePoint) => PlanePoint, width: number, height: number): Quad => {
  const [one, two, three, four] = rectangleQuad(-width / 2, -height / 2, width, height);
  return [see(one), see(two), see(three), see(four)];
};

test("B5 a rectangle on the wall gets its true shape from any camera position", () => {
  fc.assert(
    fc.property(anyCamera, number(400, 1200), number(400, 1200), (pose, width, height) => {
      const corners = seenBy(camera(...pose), width, height);
      expect(aspectFromCorners(corners, photo) / (width / height)).toBeCloseTo(1, 2);
    }),
  );
});

test("B5 equal lengths on the wall are equal in the straight image", () => {
  fc.assert(
    fc.property(anyCamera, (pose) => {
      const see = camera(...pose);
      const straight = straighten(photo, seenBy(see, 900, 700), 2000);
      if (straight === null) throw new Error("the corners are those of a rectangle");
      // The corners of the straight image are inside the photo.
      for (const corner of rectangleQuad(0, 0, straight.width, straight.height)) {
        const at = project(straight.toPhoto, corner);
        expect(at?.x).toBeGreaterThanOrEqual(-1);
        expect(at?.x).toBeLessThanOrEqual(photo.width + 1);
        expect(at?.y).toBeGreaterThanOrEqual(-1);
        expect(at?.y).toBeLessThanOrEqual(photo.height + 1);
      }
      // Two pairs of points 500 mm apart, one across and one down, in the straight image.
      const marks = [see({ x: 0, y: 0 }), see({ x: 500, y: 0 }), see({ x: 0, y: 500 })];
      const [middle, right, below] = marks.map((mark) => inverse(straight, mark));
      if (!middle || !right || !below) throw new Error("three marks");
      const across = Math.hypot(right.x - middle.x, right.y - middle.y);
      const down = Math.hypot(below.x - middle.x, below.y - middle.y);
      expect(across / down).toBeCloseTo(1, 2);
      expect(right.y).toBeCloseTo(middle.y, 0);
      expect(below.x).toBeCloseTo(middle.x, 0);
    }),
    { numRuns: 25 },
  );
});

/** Inverts the map by Newton's method, since a straightened photo has no inverse map. */
const inverse = (
  straight: NonNullable<ReturnType<typeof straighten>>,
  target: PlanePoint,
): PlanePoint | undefined => {
  let at = { x: straight.width / 2, y: straight.height / 2 };
  for (let turn = 0; turn < 60; turn += 1) {
    const here = project(straight.toPhoto, at);
    const right = project(straight.toPhoto, { x: at.x + 0.1, y: at.y });
    const below = project(straight.toPhoto, { x: at.x, y: at.y + 0.1 });
    if (!here || !right || !below) return undefined;
    const [xx, yx] = [(right.x - here.x) / 0.1, (right.y - here.y) / 0.1];
    const [xy, yy] = [(below.x - here.x) / 0.1, (below.y - here.y) / 0.1];
    const determinant = xx * yy - xy * yx;
    const [dx, dy] = [target.x - here.x, target.y - here.y];
    at = { x: at.x + (dx * yy - dy * xy) / determinant, y: at.y + (dy * xx - dx * yx) / determinant };
  }
  return at;
};

test("B5 a photo without perspective stays the same", () => {
  const straight = straighten(photo, null, 2000);
  expect(straight).toMatchObject({ width: 2000, height: 1500 });
  expect(straight && project(straight.toPhoto, { x: 500, y: 500 })).toEqual({ x: 1000, y: 1000 });
});

test("B5 corners that are not those of a rectangle are rejected", () => {
  const crossed: Quad = [
    { x: 0, y: 0 },
    { x: 99, y: 99 },
    { x: 99, y: 0 },
    { x: 0, y: 99 },
  ];
  expect(straighten(photo, crossed, 2000)).toBeNull();
});

test("B5 two points of known distance give the size of the wall", () => {
  const picture = { width: 1000, height: 800 };
  const size = sizeFromLength(picture, { x: 100, y: 100 }, { x: 100, y: 506 }, mm(2030));
  expect(size).toEqual({ width: 5000, height: 4000 });
  expect(sizeFromLength(picture, { x: 5, y: 5 }, { x: 5, y: 5 }, mm(2030))).toBeNull();
});
