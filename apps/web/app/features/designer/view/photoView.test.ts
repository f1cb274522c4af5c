import { expect, test } from "vitest";
import {
  failedCountText,
  failedTilesText,
  findPhotoSource,
  missingThumbnailText,
  type PhotoView,
} from "./photoView.ts";

const photo = { id: "a", fileName: "a.jpg", url: "https://shop.example/a.jpg" };
const own = { source: "blob:small", fineSource: "blob:fine" };

test("R4.1 the wall shows the browser's own small image, and the fine one when zoomed in", () => {
  expect(findPhotoSource(photo, own, 640)).toBe("blob:small");
  expect(findPhotoSource(photo, own, 1280)).toBe("blob:fine");
});

test("R4.1 a photo without an image in this page comes from the shop, about as wide as it is shown", () => {
  expect(findPhotoSource(photo, undefined, 640)).toBe("https://shop.example/a.jpg?w=640");
  expect(findPhotoSource(photo, { source: "blob:small", fineSource: null }, 1280)).toBe(
    "https://shop.example/a.jpg?w=1280",
  );
});

test("R4.1 a pending photo without a fine image shows the small one when zoomed in too", () => {
  const { url: _url, ...pendingPhoto } = photo;
  expect(findPhotoSource(pendingPhoto, { source: "blob:small", fineSource: null }, 1280)).toBe("blob:small");
  expect(findPhotoSource(pendingPhoto, undefined, 640)).toBeNull();
});

test("B11 a thumbnail that cannot be shown has a text, and one that is being read has none", () => {
  const { url: _url, ...pendingPhoto } = photo;
  const reading: PhotoView = {
    id: "a",
    fileName: "a.jpg",
    stage: { kind: "reading" },
    source: null,
    fineSource: null,
    isWithoutPreview: false,
    isUnsaved: false,
  };
  const problem = { message: "This photo is damaged.", canRetry: false };
  expect(missingThumbnailText(pendingPhoto, reading)).toBeNull();
  expect(missingThumbnailText(pendingPhoto, { ...reading, isWithoutPreview: true })).toBe(
    "Preview after upload",
  );
  expect(missingThumbnailText(pendingPhoto, { ...reading, stage: { kind: "failed", problem } })).toBe(
    "No preview",
  );
  expect(missingThumbnailText(photo, undefined)).toBeNull();
});

test("R4.1 photos that failed are counted, and on the wall by what is to be done about them", () => {
  const failed = (canRetry: boolean): PhotoView => ({
    id: "a",
    fileName: "a.jpg",
    stage: { kind: "failed", problem: { message: "", canRetry } },
    source: null,
    fineSource: null,
    isWithoutPreview: true,
    isUnsaved: false,
  });
  expect(failedCountText([failed(false)])).toBe("1 photo can't be used");
  // A file that is no photo is not of this wall: after a reload only the photos are counted.
  const files = Array.from({ length: 5 }, () => ({ ...failed(false), isOnlyFile: true }));
  expect(failedCountText(files)).toBe("5 files not added");
  expect(failedCountText([failed(false), ...files])).toBe("1 photo can't be used, 5 files not added");
  expect(failedCountText([failed(true), ...files])).toBe("1 photo wasn't uploaded, 5 files not added");
  expect(failedCountText([failed(false), ...files], { isShort: true })).toBe("1 can't be used, 5 not added");
  expect(failedTilesText([failed(false)])).toBe("1 tile needs another photo");
  expect(failedTilesText([failed(false), failed(true)])).toBe("2 tiles need another photo");
  expect(failedTilesText([failed(true), failed(true)])).toBe("2 photos weren't uploaded");
});
