import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { addPhotos } from "./commands.ts";
import { createDesign } from "./createDesign.ts";
import { photosInTray, photosStillToUpload, photosStillUploading, withStoredPhotosOnly } from "./fill.ts";

const four = createDesign({ kind: "template", key: "flex_four_frames" });
const local = { id: "local", fileName: "a.jpg" };
const stored = { id: "stored", fileName: "b.jpg", url: "https://photos.example/b.jpg", handle: "b" };

test("R4.4 photos still to upload are tiles less filled tiles", () => {
  expect(photosStillToUpload(four)).toBe(4);
  expect(photosStillToUpload(addPhotos.run(four, { photos: [local, stored] }))).toBe(2);
});

test("R4.1 a photo in a tile without a handle is still uploading", () => {
  expect(photosStillUploading(addPhotos.run(four, { photos: [local, stored] }))).toEqual([local]);
});

test("R4.2 only photos with a handle are kept", () => {
  const kept = withStoredPhotosOnly(addPhotos.run(four, { photos: [local, stored] }));
  expect(kept.photos).toEqual([stored]);
  expect(kept.tiles.map(({ photoId }) => photoId)).toEqual([null, "stored", null, null]);
});

test("every photo hangs or waits in the tray", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const hanging = new Set(design.tiles.flatMap(({ photoId }) => photoId ?? []));
      expect(hanging.size + photosInTray(design).length).toBe(design.photos.length);
    }),
  );
});
