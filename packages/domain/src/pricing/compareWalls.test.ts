import { expect, test } from "vitest";
import { SET_KEYS, TILE_SETS } from "../catalogue/sets.ts";
import { createDesign } from "../design/createDesign.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { compareWalls } from "./compareWalls.ts";
import { wallPrice } from "./wallPrice.ts";

const { ZA, AU } = SITE_SEEDS;

test("B8 a set stands beside the same number of single frames of each size, with the price per tile", () => {
  const rows = compareWalls(ZA, 3).map(({ set, size, price, pricePerTile }) => [
    set,
    size,
    price,
    pricePerTile,
  ]);
  expect(rows).toEqual([
    ["square_trio", "square_small", 124_999, 41_666],
    [null, "rectangle_small", 210_000, 70_000],
    [null, "rectangle_medium", 270_000, 90_000],
    [null, "rectangle_large", 360_000, 120_000],
    [null, "rectangle_xlarge", 420_000, 140_000],
  ]);
});

test("B8 a number of tiles without a set is compared by its sizes alone", () => {
  expect(compareWalls(AU, 4).map(({ set, price }) => [set, price])).toEqual([
    [null, 9996],
    [null, 12_796],
    [null, 17_196],
    [null, 19_996],
  ]);
});

test.each(SET_KEYS)("B8 the compared price of %s is the price that is charged", (key) => {
  const [first] = compareWalls(ZA, TILE_SETS[key].frameCount);
  expect(first?.price).toBe(wallPrice(ZA, createDesign({ kind: "set", key })));
});
