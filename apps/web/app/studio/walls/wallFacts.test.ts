import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import {
  addPhotos,
  removePhotoFromTile,
  setCrop,
  updatePhoto,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { setPlace } from "@storywall/domain/design/commands/roomCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import { saveAddedDesign } from "../../features/designer/storage/walls/listDesign.ts";
import type { Thumbnail } from "../../features/designer/storage/walls/wallSummary.ts";
import {
  describeOrdered,
  describePhotos,
  describeProgress,
  isChangedSinceOrder,
  photoKeyOf,
} from "./wallFacts.ts";

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

test("B9 a wall is called ordered only while it is what was ordered, whatever room it is seen in", () => {
  stubLocalStorage();
  const photo = { id: "a", fileName: "a.jpg", size: { width: px(4000), height: px(3000) } };
  const ordered = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: [photo] });
  saveLineOfDesign("wall_1", "line-1");
  saveAddedDesign("line-1", ordered);
  const isChanged = (design: Design) =>
    isChangedSinceOrder(
      createWallSummary({ designKey: "wall_1", path: "/design?wall=1", design, savedAt: 9 }),
      { uuid: "line-1", orderedAt: "1970-01-01T00:00:00Z" },
    );
  const url = "https://shop.example/photos/a.jpg";
  expect(isChanged(updatePhoto(ordered, { id: "a", url, handle: "h" }))).toBe(false);
  expect(isChanged(setPlace.run(ordered, { place: { kind: "room", key: "bedroom" } }))).toBe(false);
  expect(isChanged(setWallFrameStyle.run(ordered, { frameStyle: "Whisper" }))).toBe(true);
  expect(isChanged(removePhotoFromTile.run(ordered, { tile: "tile_1" }))).toBe(true);
  const crop = {
    x: fraction(0),
    y: fraction(0),
    width: fraction(0.3),
    height: fraction(0.4),
    rotation: degrees(0),
  };
  expect(isChanged(setCrop.run(ordered, { tile: "tile_1", crop }))).toBe(true);
});

test("B9 of an order from before that was saved, the times tell whether its wall was changed", () => {
  stubLocalStorage();
  const design = createDesign({ kind: "set", key: "square_trio" });
  const savedAt = Date.parse("2026-11-20T12:00:00Z");
  const wall = createWallSummary({ designKey: "wall_1", path: "/design?wall=1", design, savedAt });
  const changedOf = (orderedAt?: string) =>
    isChangedSinceOrder(wall, { uuid: "line-1", ...(orderedAt && { orderedAt }) });
  expect(changedOf("2026-11-20T11:00:00Z")).toBe(true);
  expect(changedOf("2026-11-20T13:00:00Z")).toBe(false);
  expect(changedOf()).toBe(false);
});
