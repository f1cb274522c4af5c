import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItem } from "./moveItem.ts";

test("B13 an entry moves to its new place, and the others keep their order", () => {
  expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("B13 nothing gets lost, wherever an entry is moved", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer()),
      fc.integer({ min: -3, max: 12 }),
      fc.integer({ min: -3, max: 12 }),
      (items, from, to) => {
        const moved = moveItem(items, from, to);
        expect([...moved].sort()).toEqual([...items].sort());
        if (from >= 0 && from < items.length && to >= 0 && to < items.length)
          expect(moved[to]).toBe(items[from]);
      },
    ),
  );
});
