import { expect, test } from "vitest";
import { packAgain } from "./packAgain.ts";
import { packGallery } from "./packGallery.ts";

const OPTIONS = { arrangement: "salon", wallWidth: null, variant: 0 } as const;
const MIXED = [
  { width: 300, height: 450 },
  { width: 450, height: 300 },
  { width: 210, height: 310 },
  { width: 400, height: 600 },
  { width: 210, height: 310 },
];

test("packing a composed wall again gives a wall that looks different", () => {
  const first = packGallery(MIXED, OPTIONS);
  const second = packAgain(first, OPTIONS);
  expect(second).not.toBeNull();
  expect(new Set(second?.map(({ x, y }) => `${x},${y}`))).not.toEqual(
    new Set(first.map(({ x, y }) => `${x},${y}`)),
  );
});

test("a wall that can hang in one way only is left as it is", () => {
  const one = packGallery([{ width: 300, height: 450 }], OPTIONS);
  expect(packAgain(one, OPTIONS)).toBeNull();
});

test("frames of one size hang in reading order, so that photos stay about where they were", () => {
  const rects = packGallery(
    Array.from({ length: 9 }, () => ({ width: 300, height: 450 })),
    OPTIONS,
  );
  const inReadingOrder = [...rects].sort((one, other) => one.y - other.y || one.x - other.x);
  expect(rects).toEqual(inReadingOrder);
});
