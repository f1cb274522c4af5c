import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { coverCrop } from "../crop/cover.ts";
import { mm, px } from "../units/units.ts";
import { addPhotos, removePhotoFromTile, setCrop } from "./commands.ts";
import { createDesign } from "./createDesign.ts";
import { photosInTray, photosStillToUpload, photosStillUploading, withStoredPhotosOnly } from "./fill.ts";

const four = createDesign({ kind: "template", key: "flex_four_frames" });
const local = { id: "local", fileName: "a.jpg" };
const stored = { id: "stored", fileName: "b.jpg", url: "https://photos.example/b.jpg", handle: "b" };

test("R4.4 photos still to upload are tiles less filled tiles", () => {
  expect(photosStillToUpload(four)).toBe(4);
  expect(photosStillToUpload(addPhotos.run(four, { photos: [local, stored] }))).toBe(2);
});

test("R4.1 a photo in a tile without a handle is still uploading; one in the tray holds nothing up", () => {
  const wall = addPhotos.run(four, { photos: [local, stored, { id: "tray", fileName: "c.jpg" }] });
  expect(photosStillUploading(removePhotoFromTile.run(wall, { tile: "tile_3" }))).toEqual([local]);
});

test("R4.2 only photos with a handle are kept, and no crop of another", () => {
  const size = { width: px(3000), height: px(4000) };
  const photos = [local, stored].map((photo) => ({ ...photo, size }));
  const crop = coverCrop(size, { width: mm(100), height: mm(100) });
  const cropped = ["tile_1", "tile_2"].reduce(
    (design, tile) => setCrop.run(design, { tile, crop }),
    addPhotos.run(four, { photos }),
  );
  const kept = withStoredPhotosOnly(cropped);
  expect(kept.photos).toEqual([{ ...stored, size }]);
  expect(kept.tiles.map(({ photoId, crops }) => [photoId, Object.keys(crops).length])).toEqual([
    [null, 0],
    ["stored", 1],
    [null, 0],
    [null, 0],
  ]);
});

test("B3 every photo hangs or waits in the tray", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const hanging = new Set(design.tiles.flatMap(({ photoId }) => photoId ?? []));
      expect(hanging.size + photosInTray(design).length).toBe(design.photos.length);
    }),
  );
});
