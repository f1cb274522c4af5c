import fc from "fast-check";
import { expect, test } from "vitest";
import { SET_KEYS } from "../catalogue/sets.ts";
import { createDesign } from "../design/createDesign.ts";
import { layOut } from "../design/layOut.ts";
import type { PlacedTile, Wall } from "../geometry/wall.ts";
import { mm } from "../units/units.ts";
import { createHangingGuide, scaleToFit, topEdgeAtEyeHeight } from "./hangingGuide.ts";

const trio = layOut(createDesign({ kind: "set", key: "square_trio" }));

test("B9 the distances of a trio start at its first tile", () => {
  const { width, height, tiles } = createHangingGuide(trio);
  expect([width, height]).toEqual([660, 200]);
  expect(tiles.map(({ across, down }) => [across, down])).toEqual([
    [0, 0],
    [230, 0],
    [460, 0],
  ]);
  expect(tiles.map(({ gaps }) => gaps)).toEqual([
    [],
    [{ tile: 1, gap: 30, side: "left" }],
    [{ tile: 2, gap: 30, side: "left" }],
  ]);
});

test("B9 a tile in a second row has the neighbour above and the one to its left", () => {
  const { tiles } = createHangingGuide(layOut(createDesign({ kind: "set", key: "charming_six" })));
  expect(tiles[4]).toMatchObject({
    across: 230,
    down: 230,
    gaps: [
      { tile: 4, gap: 30, side: "left" },
      { tile: 2, gap: 30, side: "above" },
    ],
  });
});

test("B9 a tile higher or further left than the first has negative distances", () => {
  const at = (x: number, y: number, width: number, height: number): PlacedTile => {
    const outer = { x: mm(x), y: mm(y), width: mm(width), height: mm(height) };
    const rest = { size: "rectangle_small", frameStyle: "Sleek", orientation: "portrait" } as const;
    return { name: `${x},${y}`, ...rest, outer, inner: outer, opening: outer };
  };
  const wall: Wall = {
    width: mm(700),
    height: mm(900),
    tiles: [at(100, 70, 210, 310), at(350, 0, 300, 450), at(0, 500, 210, 310)],
  };
  const { tiles } = createHangingGuide(wall);
  expect(tiles.map(({ across, down }) => [across, down])).toEqual([
    [0, 0],
    [250, -70],
    [-100, 430],
  ]);
  expect(tiles[2]?.gaps).toEqual([{ tile: 1, gap: 120, side: "above" }]);
});

const walls = fc.oneof(
  fc.constantFrom(...SET_KEYS).map((key) => layOut(createDesign({ kind: "set", key }))),
  fc.integer({ min: 1, max: 50 }).map((count) => {
    const one = createDesign({ kind: "free" });
    const [tile] = one.tiles;
    if (!tile) throw new Error("a free wall begins with a tile");
    const tiles = Array.from({ length: count }, (_, index) => ({ ...tile, name: `tile_${index + 1}` }));
    return layOut({ ...one, tiles });
  }),
);

test("B9 distances from the first tile give the positions of the designer", () => {
  fc.assert(
    fc.property(walls, (wall) => {
      const [first] = wall.tiles;
      const found = createHangingGuide(wall).tiles.map(({ across, down }) => [
        (first?.outer.x ?? 0) + across,
        (first?.outer.y ?? 0) + down,
      ]);
      expect(found).toEqual(wall.tiles.map(({ outer }) => [outer.x, outer.y]));
    }),
  );
});

test("B9 a gap is one to a near tile that hangs already, whichever side it is on", () => {
  fc.assert(
    fc.property(walls, (wall) => {
      const hung: number[] = [];
      for (const { number, gaps } of createHangingGuide(wall).tiles) {
        for (const { gap, tile } of gaps) {
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(150);
          expect(hung).toContain(tile);
        }
        hung.push(number);
      }
    }),
  );
});

test("B9 a tile far below another has no gap to check", () => {
  const at = (x: number, y: number) => {
    const outer = { x: mm(x), y: mm(y), width: mm(210), height: mm(310) };
    const rest = { size: "rectangle_small", frameStyle: "Sleek", orientation: "portrait" } as const;
    return { name: `${x},${y}`, ...rest, outer, inner: outer, opening: outer };
  };
  const wall: Wall = { width: mm(210), height: mm(1175), tiles: [at(0, 0), at(0, 865)] };
  expect(createHangingGuide(wall).tiles[1]?.gaps).toEqual([]);
});

test("B9 the middle is at eye height where the wall is not too high for that", () => {
  expect(topEdgeAtEyeHeight({ width: mm(660), height: mm(200) })).toBe(1580);
  expect(topEdgeAtEyeHeight({ width: mm(660), height: mm(2300) })).toBeNull();
});

test("B9 a drawing to scale fits its space at a round ratio", () => {
  const space = { width: mm(170), height: mm(130) };
  expect(scaleToFit({ width: mm(660), height: mm(200) }, space)).toBe(4);
  expect(scaleToFit({ width: mm(2400), height: mm(900) }, space)).toBe(15);
  expect(scaleToFit({ width: mm(100), height: mm(100) }, space)).toBe(1);
  expect(scaleToFit({ width: mm(100_000), height: mm(100) }, space)).toBe(589);
});
