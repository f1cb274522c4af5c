import { expect, test } from "vitest";
import { snapFrame } from "./snap.ts";

const other = { x: 0, y: 0, width: 300, height: 450 };
const snap = { gap: 50, tolerance: 20 };

test("a frame snaps to a gap beside another one and to its upper edge", () => {
  expect(snapFrame({ x: 342, y: 9, width: 210, height: 310 }, [other], snap)).toEqual({
    x: 350,
    y: 0,
    guides: [
      { axis: "x", at: 350 },
      { axis: "y", at: 0 },
    ],
  });
});

test("a frame snaps to the middle of another one, where that is nearer than its edges", () => {
  expect(snapFrame({ x: 500, y: 72, width: 210, height: 310 }, [other], snap)).toMatchObject({
    x: 500,
    y: 70,
  });
});

test("a frame far from all lines hangs where it is, in whole millimetres", () => {
  expect(snapFrame({ x: 900.4, y: 1000.6, width: 210, height: 310 }, [other], snap)).toEqual({
    x: 900,
    y: 1001,
    guides: [],
  });
});
