import { expect, test } from "vitest";
import { mm, px } from "../../units/units.ts";
import { createDesign } from "../createDesign.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import type { Design, DesignPhoto } from "../design.ts";
import { MAX_TILES_PER_WALL } from "../limits.ts";
import { photosInTray } from "../tilePhotos.ts";
import { moveFrame } from "./galleryCommands.ts";
import { hangAll } from "./hangAll.ts";
import { addPhotos, removePhotoFromTile } from "./photoCommands.ts";

const photo = (number: number, width = 3000, height = 4000): DesignPhoto => ({
  id: `photo-${number}`,
  fileName: `${number}.jpg`,
  size: { width: px(width), height: px(height) },
});
const freeWall = (photos: readonly DesignPhoto[]): Design =>
  addPhotos.run(createDesign({ kind: "free" }), { photos });
const galleryWall = (photos: readonly DesignPhoto[]): Design =>
  addPhotos.run(createGalleryWall(null), { photos });
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

const cornersOf = ({ tiles }: Design) => {
  const values = (axis: "x" | "y") => new Set(tiles.map(({ position }) => position?.[axis])).size;
  return { columns: values("x"), rows: values("y") };
};

test.each([
  [4, { columns: 2, rows: 2 }],
  [6, { columns: 3, rows: 2 }],
  [8, { columns: 4, rows: 2 }],
  [12, { columns: 4, rows: 3 }],
  [15, { columns: 5, rows: 3 }],
])("B3 %i photos of one shape hang as a full grid", (count, grid) => {
  const wall = galleryWall(Array.from({ length: count }, (_, index) => photo(index)));
  const hung = hangAll.run(wall, all(wall));
  expect(cornersOf(hung)).toEqual(grid);
  // More photos make the next full grid of it.
  const more = addPhotos.run(hung, { photos: [photo(100), photo(101), photo(102), photo(103)] });
  const grown = hangAll.run(more, all(more));
  const { columns, rows } = cornersOf(grown);
  if (count !== 15) expect(columns * rows).toBe(count + 4);
});

test("B3 frames that were moved by hand stay where they are when the wall grows", () => {
  const wall = galleryWall([1, 2, 3, 4].map((number) => photo(number)));
  const hung = hangAll.run(wall, all(wall));
  const moved = moveFrame.run(hung, { tile: hung.tiles[0]?.name ?? "", to: { x: mm(2_000), y: mm(2_000) } });
  const more = addPhotos.run(moved, { photos: [photo(5), photo(6)] });
  const grown = hangAll.run(more, all(more));
  const offset = (design: Design, index: number) => ({
    x: (design.tiles[index]?.position?.x ?? 0) - (design.tiles[1]?.position?.x ?? 0),
    y: (design.tiles[index]?.position?.y ?? 0) - (design.tiles[1]?.position?.y ?? 0),
  });
  for (const index of [0, 2, 3]) expect(offset(grown, index)).toEqual(offset(moved, index));
});
