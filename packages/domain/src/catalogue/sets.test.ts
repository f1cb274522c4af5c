import { expect, test } from "vitest";
import { FRAME_SIZES } from "./frameSizes.ts";
import { SET_KEYS, TILE_SETS } from "./sets.ts";

test("R1.5 the sets are three, six and twelve squares of 20 by 20 cm", () => {
  const sets = SET_KEYS.map((key) => TILE_SETS[key]);
  expect(sets.map(({ name, frameCount, columns, rows }) => [name, frameCount, columns, rows])).toEqual([
    ["Square trio", 3, 3, 1],
    ["Charming six", 6, 3, 2],
    ["Dazzling dozen", 12, 4, 3],
  ]);
  expect(sets.map(({ size }) => FRAME_SIZES[size].sizeText)).toEqual(Array(3).fill("20cmX20cm"));
});
