import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { beforeEach, expect, test } from "vitest";
import { stubLocalStorage } from "./storageTesting.ts";
import { loadUserPhotos, saveUserPhotos } from "./userPhotos.ts";

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
