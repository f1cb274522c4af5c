import { expect, test } from "vitest";
import type { Thumbnail } from "../../features/designer/storage/walls/wallSummary.ts";
import { describeOrdered, describePhotos, describeProgress, photoKeyOf } from "./wallFacts.ts";

/** A wall of tiles, each with the photo of an id; "" is a photo that could not be read, null an empty tile. */
const wallOf = (...ids: readonly (string | null)[]) => {
  const thumbnail: Thumbnail = {
    width: 100,
    height: 100,
    background: "#ffffff",
    tiles: ids.map((id) => ({
      outer: [0, 0, 9, 9],
      opening: [1, 1, 7, 7],
      colour: "#000000",
      photo: id ? { id, url: null, width: 10, height: 10, matrix: [1, 0, 0, 1, 0, 0] } : null,
    })),
  };
  const emptyTiles = ids.filter((id) => id === null).length;
  return { sizes: ids.map(() => "rectangle_small" as const), emptyTiles, thumbnail };
};

test.each([
  [["a"], [], "1 tile", "photo in place"],
  [["a", "b", "c"], [], "3 tiles, all with photos", "all 3 photos in place"],
  [["a", "b", null], [], "3 tiles, 1 still empty", "2 of 3 photos in place"],
  [["a", "b", "a"], ["b"], "3 tiles, 1 photo can't be shown", "2 of 3 photos in place"],
  [["a", "b", "a"], ["a"], "3 tiles, 2 photos can't be shown", "1 of 3 photos in place"],
  [["a", "", null], [], "3 tiles, 1 still empty, 1 photo can't be shown", "1 of 3 photos in place"],
  [[""], [], "1 tile, 1 photo can't be shown", "0 of 1 photos in place"],
])("B4 a wall of %j without the photos %j is told as %s", (ids, broken, facts, progress) => {
  const wall = wallOf(...ids);
  const brokenKeys = new Set(broken.map((id) => photoKeyOf({ id, url: null })));
  expect([describePhotos(wall, brokenKeys), describeProgress(wall, brokenKeys)]).toEqual([facts, progress]);
});

test("B4 a photo that could not be shown while it waited is shown once the shop has it", () => {
  const waiting = wallOf("a");
  const brokenKeys = new Set([photoKeyOf({ id: "a", url: null })]);
  expect(describePhotos(waiting, brokenKeys)).toBe("1 tile, 1 photo can't be shown");
  const tiles = waiting.thumbnail.tiles.map((tile) => ({
    ...tile,
    photo: tile.photo && { ...tile.photo, url: "https://shop.example/photos/a.jpg" },
  }));
  expect(describePhotos({ ...waiting, thumbnail: { ...waiting.thumbnail, tiles } }, brokenKeys)).toBe(
    "1 tile",
  );
});

test("B9 a wall of which some tiles were ordered says how many", () => {
  const wall = wallOf("a", "b", "c");
  expect([null, 3, 2, 4].map((tiles) => describeOrdered(wall, tiles))).toEqual([
    "Ordered.",
    "Ordered.",
    "Ordered: 2 of 3 tiles.",
    "Ordered with 4 tiles.",
  ]);
});
