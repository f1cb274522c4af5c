import fc from "fast-check";
import { expect, test } from "vitest";
import { createDesign } from "./createDesign.ts";
import { fillTiles } from "./fillTiles.ts";
import { photosStillToUpload } from "./tilePhotos.ts";

const wall = createDesign({ kind: "template", key: "grid_four_frames" });
const filling = (name: string, photoId: string | null = "photo") => ({ name, photoId, crops: {} });

test("R4.13 a photo for one tile does not change the others", () => {
  const first = fillTiles(wall, [filling("tile_2", "a")]);
  const second = first && fillTiles(first, [filling("tile_4", "b")]);
  expect(second?.tiles.map(({ photoId }) => photoId)).toEqual([null, "a", null, "b"]);
});

test("R4.13 a filling for an unknown tile, or two for one tile, is rejected", () => {
  expect(fillTiles(wall, [filling("tile_9")])).toBeUndefined();
  expect(fillTiles(wall, [filling("tile_1", "a"), filling("tile_1", "b")])).toBeUndefined();
});

test("R5.4 filling tiles changes nothing but photos and crops", () => {
  const names = wall.tiles.map(({ name }) => name);
  fc.assert(
    fc.property(fc.subarray(names), (some) => {
      const filled = fillTiles(
        wall,
        some.map((name) => filling(name)),
      );
      expect(filled && photosStillToUpload(filled)).toBe(names.length - some.length);
      expect({ ...filled, tiles: filled?.tiles.map((tile) => ({ ...tile, photoId: null })) }).toEqual(wall);
    }),
  );
});
