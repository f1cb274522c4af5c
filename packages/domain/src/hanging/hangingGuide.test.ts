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
  expect(tiles.map(({ left, above }) => [left, above])).toEqual([
    [null, null],
    [{ tile: 1, gap: 30 }, null],
    [{ tile: 2, gap: 30 }, null],
  ]);
});

test("B9 a tile in a second row has the neighbour above and the one to its left", () => {
  const { tiles } = createHangingGuide(layOut(createDesign({ kind: "set", key: "charming_six" })));
  expect(tiles[4]).toMatchObject({
    across: 230,
    down: 230,
    left: { tile: 4, gap: 30 },
    above: { tile: 2, gap: 30 },
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
  expect(tiles[2]?.above).toEqual({ tile: 1, gap: 120 });
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

test("B9 no gap is negative, and every tile but those at the edge has a neighbour", () => {
  fc.assert(
    fc.property(walls, (wall) => {
      for (const { outer, left, above } of createHangingGuide(wall).tiles) {
        for (const gap of [left, above]) expect(gap?.gap ?? 0).toBeGreaterThanOrEqual(0);
        if (outer.x > 0) expect(left ?? above).not.toBeNull();
      }
    }),
  );
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
