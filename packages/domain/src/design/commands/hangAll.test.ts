import { expect, test } from "vitest";
import { px } from "../../units/units.ts";
import { createDesign } from "../createDesign.ts";
import type { Design, DesignPhoto } from "../design.ts";
import { MAX_TILES_PER_WALL } from "../limits.ts";
import { photosInTray } from "../tilePhotos.ts";
import { hangAll } from "./hangAll.ts";
import { addPhotos, removePhotoFromTile } from "./photoCommands.ts";

const photo = (number: number, width = 3000, height = 4000): DesignPhoto => ({
  id: `photo-${number}`,
  fileName: `${number}.jpg`,
  size: { width: px(width), height: px(height) },
});
const freeWall = (photos: readonly DesignPhoto[]): Design =>
  addPhotos.run(createDesign({ kind: "free" }), { photos });
const all = ({ photos }: Design) => ({ photoIds: photos.map(({ id }) => id) });

test("B3 R4.3 a free wall gets a frame for each photo of the tray, in order, in the orientation of the photo", () => {
  const wall = freeWall([photo(1, 4000, 3000), photo(2), photo(3, 4000, 3000)]);
  const { tiles } = hangAll.run(wall, all(wall));
  expect(tiles.map(({ photoId, orientation }) => [photoId, orientation])).toEqual([
    ["photo-1", "landscape"],
    ["photo-2", "portrait"],
    ["photo-3", "landscape"],
  ]);
  expect(new Set(tiles.map(({ name }) => name)).size).toBe(3);
});

test("B3 empty frames are filled before the wall grows, and other photos stay in the tray", () => {
  const wall = freeWall([photo(1), photo(2), photo(3)]);
  const emptied = removePhotoFromTile.run(wall, { tile: "tile_1" });
  const hung = hangAll.run(emptied, { photoIds: ["photo-2", "photo-3"] });
  expect(hung.tiles.map(({ photoId }) => photoId)).toEqual(["photo-2", "photo-3"]);
  expect(photosInTray(hung).map(({ id }) => id)).toEqual(["photo-1"]);
});

test("B3 hangAll ends at the largest wall, and the other photos stay in the tray", () => {
  const wall = freeWall(Array.from({ length: MAX_TILES_PER_WALL + 5 }, (_, index) => photo(index)));
  const hung = hangAll.run(wall, all(wall));
  expect(hung.tiles).toHaveLength(MAX_TILES_PER_WALL);
  expect(photosInTray(hung)).toHaveLength(5);
  expect(hangAll.isPossible(hung, all(hung))).toBe(false);
});

test("B3 nothing is placed where the tray is empty, or where a layout fixes the number of tiles", () => {
  const wall = freeWall([photo(1)]);
  expect(hangAll.run(wall, all(wall))).toBe(wall);
  const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: [1, 2, 3, 4].map((number) => photo(number)),
  });
  expect(hangAll.run(trio, all(trio))).toBe(trio);
});
