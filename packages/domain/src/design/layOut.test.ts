import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign, freeWall } from "../../test/arbitraries.ts";
import type { TEMPLATE_KEYS } from "../catalogue/templateKeys.ts";
import type { RectMm } from "../geometry/rect.ts";
import { setTileSize } from "./commands/tileFrameCommands.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { layOut, MAX_FREE_WALL_WIDTH } from "./layOut.ts";

const template = (key: (typeof TEMPLATE_KEYS)[number]) => createDesign({ kind: "template", key });
const sizeOf = (design: Design) => {
  const { width, height } = layOut(design);
  return { width, height };
};

const overlap = (a: RectMm, b: RectMm): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("R3.4 flex_three_frames hangs three frames in a row", () => {
  const { tiles } = layOut(template("flex_three_frames"));
  expect(tiles.map(({ outer }) => outer)).toEqual([
    { x: 0, y: 0, width: 300, height: 450 },
    { x: 350, y: 0, width: 300, height: 450 },
    { x: 700, y: 0, width: 300, height: 450 },
  ]);
});

test.each([
  ["flex_two_frames", { width: 650, height: 450 }],
  ["flex_three_frames", { width: 1000, height: 450 }],
  ["flex_four_frames", { width: 1350, height: 450 }],
  ["grid_four_frames", { width: 650, height: 950 }],
  ["mixed_absolute_four_frames", { width: 800, height: 800 }],
] as const)("R3.4 %s at medium is as large as its frames and gaps", (key, size) => {
  expect(sizeOf(template(key))).toEqual(size);
});

test.each([
  ["square_trio", { width: 660, height: 200 }],
  ["charming_six", { width: 660, height: 430 }],
  ["dazzling_dozen", { width: 890, height: 660 }],
] as const)("R1.5 %s is a grid of 20 cm squares", (key, size) => {
  expect(sizeOf(createDesign({ kind: "set", key }))).toEqual(size);
});

test("R3.4 the mixed template has two portrait and two landscape frames", () => {
  const { tiles } = layOut(template("mixed_absolute_four_frames"));
  expect(tiles.map(({ name, orientation }) => [name, orientation])).toEqual([
    ["upright_left", "portrait"],
    ["lying_top", "landscape"],
    ["lying_bottom", "landscape"],
    ["upright_right", "portrait"],
  ]);
});

test("R3.4 a larger frame in a row keeps the others centred beside it", () => {
  const wall = setTileSize.run(template("flex_two_frames"), { tile: "tile_1", size: "rectangle_large" });
  expect(layOut(wall).tiles.map(({ outer }) => outer.y)).toEqual([0, 75]);
});

test("B5 a free wall of fifty tiles is not wider than its limit", () => {
  expect(layOut(freeWall(50)).width).toBeLessThanOrEqual(MAX_FREE_WALL_WIDTH);
});

test("R4.3 tiles keep the order of the design", () => {
  const wall = freeWall(12);
  expect(layOut(wall).tiles.map(({ name }) => name)).toEqual(wall.tiles.map(({ name }) => name));
});

test("B5 on any wall tiles never overlap and are inside it", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const wall = layOut(design);
      wall.tiles.forEach(({ outer }, index) => {
        expect(outer.x).toBeGreaterThanOrEqual(0);
        expect(outer.y).toBeGreaterThanOrEqual(0);
        expect(outer.x + outer.width).toBeLessThanOrEqual(wall.width);
        expect(outer.y + outer.height).toBeLessThanOrEqual(wall.height);
        expect(wall.tiles.slice(index + 1).some((other) => overlap(outer, other.outer))).toBe(false);
      });
    }),
  );
});

test("B5 any wall touches all four edges of its box", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const { tiles } = layOut(design);
      expect(Math.min(...tiles.map(({ outer }) => outer.x))).toBe(0);
      expect(Math.min(...tiles.map(({ outer }) => outer.y))).toBe(0);
    }),
  );
});
