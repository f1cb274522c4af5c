import { expect, test } from "vitest";
import { wallPrice } from "../../pricing/wallPrice.ts";
import { SITE_SEEDS } from "../../sites/sites.ts";
import { createDesign } from "../createDesign.ts";
import { findGrowthSizes, findPossibleGrowths, growWall } from "./growWall.ts";

test("B9 a wall grows by empty tiles of its own size and frame, which can be bought", () => {
  const wall = createDesign({ kind: "free" }, { size: "rectangle_large", frameStyle: "Serene" });
  const added = growWall(wall, 3);
  expect(added).toMatchObject({ base: { kind: "free" }, size: "rectangle_large", frameStyle: "Serene" });
  expect(added?.tiles.map(({ photoId }) => photoId)).toEqual([null, null, null]);
  expect(added && wallPrice(SITE_SEEDS.ZA, added)).toBeGreaterThan(0);
});

test("B9 a wall of tiles that are sold in sets grows by the same set", () => {
  const trio = createDesign({ kind: "set", key: "square_trio" });
  expect(findPossibleGrowths(trio)).toEqual([3]);
  expect(growWall(trio, 3)?.base).toEqual(trio.base);
  expect(growWall(trio, 2)).toBeNull();
});

test("B9 new tiles have the orientation of most tiles of the wall", () => {
  const wall = createDesign({ kind: "free" });
  const [tile] = wall.tiles;
  if (!tile) throw new Error("a wall has a tile");
  const lying = { ...wall, tiles: [{ ...tile, orientation: "landscape" as const }] };
  expect(growWall(lying, 2)?.tiles.map(({ orientation }) => orientation)).toEqual(["landscape", "landscape"]);
});

test("B9 a wall grows in every size that is sold singly, unless one is chosen in the one of most tiles", () => {
  const wall = createDesign({ kind: "free" }, { size: "rectangle_large" });
  const [tile] = wall.tiles;
  if (!tile) throw new Error("a wall has a tile");
  const small = { ...tile, size: "rectangle_small" as const };
  const mixed = { ...wall, tiles: [tile, small, small] };
  expect(findGrowthSizes(mixed)).toEqual([
    "rectangle_small",
    "rectangle_medium",
    "rectangle_large",
    "rectangle_xlarge",
  ]);
  expect(growWall(mixed, 2)?.size).toBe("rectangle_small");
  expect(growWall(mixed, 2, "rectangle_xlarge")?.size).toBe("rectangle_xlarge");
  expect(findGrowthSizes(createDesign({ kind: "set", key: "square_trio" }))).toEqual(["square_small"]);
});
