import fc from "fast-check";
import { expect, test } from "vitest";
import { createDesign } from "./createDesign.ts";
import { fillTiles } from "./fillTiles.ts";
import { countEmptyTiles } from "./tilePhotos.ts";

const wall = createDesign({ kind: "template", key: "grid_four_frames" });
const assignment = (name: string, photoId: string | null = "photo") => ({ name, photoId, crops: {} });

test("R4.13 filling one tile leaves the others unchanged", () => {
  const first = fillTiles(wall, [assignment("tile_2", "a")]);
  const second = first && fillTiles(first, [assignment("tile_4", "b")]);
  expect(second?.tiles.map(({ photoId }) => photoId)).toEqual([null, "a", null, "b"]);
});

test("R4.13 an assignment to an unknown tile, or two to one tile, is rejected", () => {
  expect(fillTiles(wall, [assignment("tile_9")])).toBeUndefined();
  expect(fillTiles(wall, [assignment("tile_1", "a"), assignment("tile_1", "b")])).toBeUndefined();
});

test("R5.4 filling tiles changes nothing but photos and crops", () => {
  const names = wall.tiles.map(({ name }) => name);
  fc.assert(
    fc.property(fc.subarray(names), (some) => {
      const filled = fillTiles(
        wall,
        some.map((name) => assignment(name)),
      );
      expect(filled && countEmptyTiles(filled)).toBe(names.length - some.length);
      expect({ ...filled, tiles: filled?.tiles.map((tile) => ({ ...tile, photoId: null })) }).toEqual(wall);
    }),
  );
});
