import { expect, test } from "vitest";
import { freeWall } from "../../test/arbitraries.ts";
import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { SET_KEYS } from "../catalogue/sets.ts";
import { setTileSize } from "../design/commands/tileFrameCommands.ts";
import { createDesign } from "../design/createDesign.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { framePrice, wallPrice } from "./wallPrice.ts";

const { ZA, AU } = SITE_SEEDS;

test("R9.1 frames cost 700, 900, 1200 and 1400 rand; a square is not sold singly", () => {
  expect(FRAME_SIZE_KEYS.map((size) => framePrice(ZA, size))).toEqual([null, 70000, 90000, 120000, 140000]);
});

test("R9.1 frames cost 24.99, 31.99, 42.99 and 49.99 dollars", () => {
  expect(FRAME_SIZE_KEYS.map((size) => framePrice(AU, size))).toEqual([null, 2499, 3199, 4299, 4999]);
});

test("R9.1 a wall costs the sum of its tiles", () => {
  expect(wallPrice(ZA, createDesign({ kind: "template", key: "grid_four_frames" }))).toBe(360000);
});

test("R9.1 a tile with a size of its own counts at that size", () => {
  const wall = setTileSize.run(freeWall(3), { tile: "tile_2", size: "rectangle_xlarge" });
  expect(wallPrice(AU, wall)).toBe(2499 + 4999 + 2499);
});

test("R9.3 a set has one price in each country", () => {
  const prices = (site: typeof ZA) =>
    SET_KEYS.map((key) => wallPrice(site, createDesign({ kind: "set", key })));
  expect(prices(ZA)).toEqual([124999, 189999, 299999]);
  expect(prices(AU)).toEqual([3999, 7599, 9499]);
});

test("a single square outside a set has no price", () => {
  expect(() => wallPrice(ZA, { base: { kind: "free" }, size: "square_small", tiles: [{}] })).toThrow(
    RangeError,
  );
});
