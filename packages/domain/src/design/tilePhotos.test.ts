import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { addPhotos, removePhotoFromTile } from "./commands/photoCommands.ts";
import { createDesign } from "./createDesign.ts";
import { countEmptyTiles, photosInTray, photosStillUploading } from "./tilePhotos.ts";

const four = createDesign({ kind: "template", key: "flex_four_frames" });
const local = { id: "local", fileName: "a.jpg" };
const stored = { id: "stored", fileName: "b.jpg", url: "https://photos.example/b.jpg", handle: "b" };

test("R4.4 photos still to upload are tiles less filled tiles", () => {
  expect(countEmptyTiles(four)).toBe(4);
  expect(countEmptyTiles(addPhotos.run(four, { photos: [local, stored] }))).toBe(2);
});

test("R4.1 a photo in a tile without a handle is still uploading; one in the tray does not count", () => {
  const wall = addPhotos.run(four, { photos: [local, stored, { id: "tray", fileName: "c.jpg" }] });
  expect(photosStillUploading(removePhotoFromTile.run(wall, { tile: "tile_3" }))).toEqual([local]);
});

test("B3 every photo is in a tile or in the tray", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const hanging = new Set(design.tiles.flatMap(({ photoId }) => photoId ?? []));
      expect(hanging.size + photosInTray(design).length).toBe(design.photos.length);
    }),
  );
});
