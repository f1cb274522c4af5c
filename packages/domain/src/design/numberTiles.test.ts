import { expect, test } from "vitest";
import { createHangingGuide } from "../hanging/hangingGuide.ts";
import { mm } from "../units/units.ts";
import { createDesign } from "./createDesign.ts";
import { createGalleryWall } from "./createGalleryWall.ts";
import type { Design } from "./design.ts";
import { layOut } from "./layOut.ts";
import { numberTiles } from "./numberTiles.ts";

/** Two rows of three tiles, numbered from the lower right to the upper left. */
const mixedUp = (): Design => {
  const one = createGalleryWall(null);
  const places = [1, 0].flatMap((row) =>
    [2, 1, 0].map((column) => ({ x: mm(column * 260), y: mm(row * 360) })),
  );
  return {
    ...one,
    tiles: places.flatMap((position, index) =>
      one.tiles.map((tile) => ({ ...tile, name: `tile_${index + 1}`, photoId: `p${index}`, position })),
    ),
  };
};

test("B9 the tiles of a gallery wall are numbered by rows from the top, each from the left, and keep their photos", () => {
  const numbered = numberTiles(mixedUp());
  expect(numbered.tiles.map(({ name }) => name)).toEqual([
    "tile_6",
    "tile_5",
    "tile_4",
    "tile_3",
    "tile_2",
    "tile_1",
  ]);
  expect(numbered.tiles.map(({ photoId }) => photoId)).toEqual(["p5", "p4", "p3", "p2", "p1", "p0"]);
  // The hanging guide begins at the top left, and each step goes on where the last one ended.
  const { tiles } = createHangingGuide(layOut(numbered));
  expect(tiles.map(({ number, across, down }) => [number, across, down])).toEqual([
    [1, 0, 0],
    [2, 260, 0],
    [3, 520, 0],
    [4, 0, 360],
    [5, 260, 360],
    [6, 520, 360],
  ]);
});

test("B9 a wall that is in order, and one whose tiles have no positions, stay as they are", () => {
  const numbered = numberTiles(mixedUp());
  expect(numberTiles(numbered)).toBe(numbered);
  const set = createDesign({ kind: "set", key: "square_trio" });
  expect(numberTiles(set)).toBe(set);
});
