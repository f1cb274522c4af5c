import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstWithin } from "./firstWithin.ts";

test("reliability 20: a page has the first items that are small enough together, and at least one", () => {
  expect(firstWithin(["aaa", "bbb", "ccc"], 10)).toEqual(["aaa", "bbb"]);
  expect(firstWithin(["aaaaaaaaaaaa", "b"], 10)).toEqual(["aaaaaaaaaaaa"]);
  expect(firstWithin([], 10)).toEqual([]);
  // Four bytes of text and two of quotes: bytes count, not characters.
  expect(firstWithin(["éé", "a"], 8)).toEqual(["éé"]);
});

test("reliability 20: pages that follow each other lose no item and repeat none", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 30 })),
      fc.integer({ min: 1, max: 60 }),
      (items, maxBytes) => {
        const seen: string[] = [];
        while (seen.length < items.length) seen.push(...firstWithin(items.slice(seen.length), maxBytes));
        expect(seen).toEqual(items);
      },
    ),
  );
});
