import { MAX_PHOTOS_A_DESIGN } from "@storywall/domain/design/limits.ts";
import { beforeEach, expect, test } from "vitest";
import { stubLocalStorage } from "./storageTesting.ts";
import { readUserPhotos, rememberUserPhotos } from "./userPhotos.ts";

beforeEach(() => {
  stubLocalStorage();
});

const stored = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `h-${id}`,
});
const ids = () => readUserPhotos().map(({ id }) => id);

test("R9.7 R4.2 photos that the shop has are remembered once each, others are not", () => {
  rememberUserPhotos([stored("a"), { id: "local", fileName: "local.jpg" }, stored("b")]);
  rememberUserPhotos([stored("a")]);
  expect(ids()).toEqual(["b", "a"]);
});

test("R9.7 of more photos than a design may hold the newest are remembered", () => {
  rememberUserPhotos(Array.from({ length: MAX_PHOTOS_A_DESIGN }, (_, index) => stored(`${index}`)));
  rememberUserPhotos([stored("newest")]);
  expect(ids()).toHaveLength(MAX_PHOTOS_A_DESIGN);
  expect([ids()[0], ids().at(-1)]).toEqual(["1", "newest"]);
});
