import { toArtPhotoId } from "@storywall/domain/design/artPhoto.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { beforeEach, expect, test } from "vitest";
import { stubLocalStorage } from "./storageTesting.ts";
import { hasOtherPhotos, listOtherPhotos, loadUserPhotos, saveUserPhotos } from "./userPhotos.ts";

beforeEach(() => {
  stubLocalStorage();
});

const stored = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `h-${id}`,
});
const ids = () => loadUserPhotos().map(({ id }) => id);

test("R9.7 R4.2 photos that the shop has are saved once each, others are not", () => {
  saveUserPhotos([stored("a"), { id: "local", fileName: "local.jpg" }, stored("b")]);
  saveUserPhotos([stored("a")]);
  expect(ids()).toEqual(["b", "a"]);
});

test("R9.7 of more photos than a design may hold, the newest are saved", () => {
  saveUserPhotos(Array.from({ length: MAX_PHOTOS_PER_DESIGN }, (_, index) => stored(`${index}`)));
  saveUserPhotos([stored("newest")]);
  expect(ids()).toHaveLength(MAX_PHOTOS_PER_DESIGN);
  expect([ids()[0], ids().at(-1)]).toEqual(["1", "newest"]);
});

test("R2.7 photos of other walls are the newest first, and art is none of them", () => {
  const design = createDesign({ kind: "set", key: "square_trio" });
  saveUserPhotos([stored(toArtPhotoId("sea"))]);
  expect(hasOtherPhotos(design)).toBe(false);
  saveUserPhotos([stored("a"), stored("b")]);
  expect(listOtherPhotos(design).map(({ id }) => id)).toEqual(["b", "a"]);
  expect(listOtherPhotos({ ...design, photos: [stored("b")] }).map(({ id }) => id)).toEqual(["a"]);
});
