import { expect, test } from "vitest";
import { createDesign } from "../createDesign.ts";
import { photosInTray } from "../tilePhotos.ts";
import { fillEmptyTiles } from "./fillEmptyTiles.ts";
import { addPhotos, removePhotoFromTile } from "./photoCommands.ts";

const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: ["a", "b", "c", "d", "e"].map(photo),
});

test("R4.3 photos that hang nowhere fill the empty tiles in order, and no more than these", () => {
  const emptied = removePhotoFromTile.run(trio, { tile: "tile_2" });
  const filled = fillEmptyTiles.run(emptied, { photoIds: ["a", "d", "e"] });
  expect(filled.tiles.map(({ photoId }) => photoId)).toEqual(["a", "d", "c"]);
  expect(photosInTray(filled).map(({ id }) => id)).toEqual(["b", "e"]);
});

test("R4.3 a wall without empty tiles, or with no photo to place, has nothing to fill", () => {
  expect(fillEmptyTiles.isPossible(trio, { photoIds: ["d"] })).toBe(false);
  const emptied = removePhotoFromTile.run(trio, { tile: "tile_2" });
  expect(fillEmptyTiles.isPossible(emptied, { photoIds: ["a"] })).toBe(false);
  expect(fillEmptyTiles.isPossible(emptied, { photoIds: ["b"] })).toBe(true);
});
