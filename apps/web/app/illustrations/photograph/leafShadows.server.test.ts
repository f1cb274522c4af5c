import { expect, test } from "vitest";
import { throughLeaves } from "./leafShadows.server.ts";

const COLUMNS = Array.from({ length: 201 }, (_, index) => index / 200 - 0.5);
const ROWS = COLUMNS.filter((y) => Math.abs(y) <= 0.4);

test("leaves shade the side of the window in single places, and the other side not at all", () => {
  const shareInShade = (isCounted: (x: number) => boolean): number => {
    const light = ROWS.flatMap((y) => COLUMNS.filter(isCounted).map((x) => throughLeaves({ x, y })));
    return light.filter((value) => value < 0.85).length / light.length;
  };
  expect(shareInShade((x) => x < 0)).toBeGreaterThan(0.1);
  expect(shareInShade((x) => x < 0)).toBeLessThan(0.5);
  expect(shareInShade((x) => x > 0.4)).toBe(0);
});

test("the edge of a leaf's shadow is soft: the light never jumps", () => {
  for (const y of ROWS.filter((_, index) => index % 5 === 0))
    for (const x of COLUMNS) {
      const step = Math.abs(throughLeaves({ x: x + 0.002, y }) - throughLeaves({ x, y }));
      expect(step).toBeLessThan(0.2);
    }
});
