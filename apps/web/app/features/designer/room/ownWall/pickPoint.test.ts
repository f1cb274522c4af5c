import { expect, test } from "vitest";
import { pickPoint } from "./pickPoint.ts";

const REACH = 20;
const ends = [
  { x: 500, y: 100 },
  { x: 500, y: 300 },
];

test("B5 two taps at the side of the photo set the two ends", () => {
  const top = { x: 50, y: 120 };
  const bottom = { x: 50, y: 260 };
  expect(pickPoint(ends, ends, top, REACH)).toBe(0);
  const afterOne = [top, ends[1] ?? top];
  expect(pickPoint(afterOne, ends, bottom, REACH)).toBe(1);
  // From then on a tap moves the nearer one.
  expect(pickPoint([top, bottom], ends, { x: 90, y: 130 }, REACH)).toBe(0);
});

test("B5 a press on a point moves that point, also when it was moved before", () => {
  const top = { x: 50, y: 120 };
  expect(pickPoint([top, ends[1] ?? top], ends, { x: 55, y: 125 }, REACH)).toBe(0);
});
