import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import {
  addPhotos,
  assignPhoto,
  removePhotoFromTile,
  updatePhoto,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import type { PhotoView, PhotoViews } from "../view/photoView.ts";
import { findFailedTiles, findWeakTiles, isUploading, readinessOf } from "./readiness.ts";

const size = (width: number, height: number) => ({ width: px(width), height: px(height) });
const view = (id: string, stage: PhotoView["stage"]): PhotoView => ({
  id,
  fileName: `${id}.jpg`,
  stage,
  source: null,
  fineSource: null,
  isWithoutPreview: false,
  isUnsaved: false,
});

/** A pair in Large, both tiles with a photo of this size. */
const pair = (photoSize = size(6000, 8000)) =>
  addPhotos.run(createDesign({ kind: "template", key: "flex_two_frames" }, { size: "rectangle_large" }), {
    photos: ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg`, size: photoSize })),
  });
const uploaded = (design: ReturnType<typeof pair>, ...ids: readonly string[]) =>
  ids.reduce(
    (changed, id) => updatePhoto(changed, { id, url: "https://shop.example/a.jpg", handle: id }),
    design,
  );

test("R4.4 a wall with empty tiles says how many photos are still to add", () => {
  const one = addPhotos.run(createDesign({ kind: "set", key: "charming_six" }), {
    photos: [{ id: "a", fileName: "a" }],
  });
  expect(readinessOf(one, {})).toEqual({ kind: "missing", count: 5 });
});

test("R4.13 accepted empty tiles are no obstacle, other problems still are", () => {
  const later = new Set(["missing"] as const);
  expect(readinessOf(createDesign({ kind: "set", key: "charming_six" }), {}, later)).toEqual({
    kind: "ready",
  });
  const half = removePhotoFromTile.run(uploaded(pair(size(1050, 2100)), "a", "b"), { tile: "tile_2" });
  expect(readinessOf(half, {}, later)).toMatchObject({ kind: "weak" });
});

const confirmed = (design: ReturnType<typeof pair>, ...tiles: readonly string[]) =>
  confirmPrints.run(design, { tiles });

test("B2 a confirmed print is ready, soft or not printable, and each tile is confirmed by itself", () => {
  const soft = uploaded(pair(size(1100, 2200)), "a", "b");
  const unprintable = uploaded(pair(size(700, 1400)), "a", "b");
  for (const wall of [soft, unprintable]) {
    expect(readinessOf(confirmed(wall, "tile_1", "tile_2"), {})).toEqual({ kind: "ready" });
    expect(readinessOf(confirmed(wall, "tile_1"), {})).toMatchObject({
      tiles: [{ tile: { name: "tile_2" } }],
    });
  }
});

test("B2 a confirmed print that became worse is asked about again", () => {
  const medium = createDesign({ kind: "template", key: "flex_two_frames" }, { size: "rectangle_medium" });
  const photos = [
    { id: "a", fileName: "a.jpg", size: size(1100, 2200), url: "https://shop.example/a.jpg", handle: "a" },
  ];
  const soft = assignPhoto.run(addPhotos.run(medium, { photos }), { tile: "tile_2", photoId: "a" });
  const accepted = confirmed(soft, "tile_1", "tile_2");
  expect(readinessOf(accepted, {})).toEqual({ kind: "ready" });
  const larger = setWallSize.run(accepted, { size: "rectangle_large" });
  expect(readinessOf(larger, {})).toMatchObject({ kind: "weak", tiles: [{}, {}] });
});

test("B4 pending photos are waited for, with their mean progress", () => {
  const views: PhotoViews = { b: view("b", { kind: "uploading", sent: 0.5 }) };
  expect(readinessOf(uploaded(pair(), "a"), views)).toEqual({ kind: "uploading", count: 1, sent: 0.75 });
});

test("R4.1 a failed photo is reported before pending ones", () => {
  const views: PhotoViews = { b: view("b", { kind: "failed", problem: { message: "", canRetry: false } }) };
  expect(readinessOf(uploaded(pair(), "a"), views)).toMatchObject({
    kind: "failed",
    tiles: [{ photo: { id: "b" } }],
  });
});

test("B2 soft and too small photos are one question, in which a photo that failed does not count", () => {
  const [soft, small] = [size(1100, 2200), size(700, 1400)];
  const wall = updatePhoto(uploaded(pair(soft), "a", "b"), { id: "b", size: small });
  expect(readinessOf(wall, {})).toMatchObject({
    kind: "weak",
    tiles: [{ verdict: "soft" }, { verdict: "unprintable" }],
  });
  const failed = { b: view("b", { kind: "failed", problem: { message: "", canRetry: false } }) };
  const unsent = uploaded(pair(small), "a");
  expect(findWeakTiles(unsent, failed).map(({ tile }) => tile.name)).toEqual(["tile_1"]);
  expect(findFailedTiles(unsent, failed).map(({ tile }) => tile.name)).toEqual(["tile_2"]);
});

test("R4.1 a stored photo is ready even if this page failed to upload it again", () => {
  const views: PhotoViews = { b: view("b", { kind: "failed", problem: { message: "", canRetry: false } }) };
  expect(readinessOf(uploaded(pair(), "a", "b"), views)).toEqual({ kind: "ready" });
});

test("B4 a pending photo that hangs in two tiles counts once", () => {
  const views: PhotoViews = { a: view("a", { kind: "uploading", sent: 0.5 }) };
  const three = addPhotos.run(
    createDesign({ kind: "template", key: "flex_three_frames" }, { size: "rectangle_large" }),
    { photos: uploaded(pair(), "b").photos },
  );
  const aTwice = assignPhoto.run(three, { tile: "tile_3", photoId: "a" });
  expect(readinessOf(aTwice, views)).toEqual({ kind: "uploading", count: 1, sent: 0.75 });
});

test("B2 under 150 pixels an inch is asked about, more is ready", () => {
  const kindAt = (width: number) => readinessOf(uploaded(pair(size(width, width * 2)), "a", "b"), {}).kind;
  // The opening of a Large frame with a mat is 274 mm wide: 10.8 inches.
  expect(kindAt(1050)).toBe("weak");
  expect(kindAt(1600)).toBe("weak");
  expect(kindAt(1650)).toBe("ready");
});

test("B2 a photo that this browser cannot show is judged once the shop has read it: it may be damaged", () => {
  const small = pair(size(700, 1400));
  const unread = (stage: PhotoView["stage"]): PhotoViews => ({
    a: { ...view("a", stage), isWithoutPreview: true },
    b: { ...view("b", stage), isWithoutPreview: true },
  });
  expect(findWeakTiles(small, unread({ kind: "waiting" }))).toEqual([]);
  expect(readinessOf(small, unread({ kind: "uploading", sent: 0.5 }))).toMatchObject({ kind: "uploading" });
  expect(readinessOf(uploaded(small, "a", "b"), unread({ kind: "stored" }))).toMatchObject({ kind: "weak" });
});

test("B4 a wall is uploading until the shop has all of its photos, but for those that failed", () => {
  const half = uploaded(pair(), "a");
  expect(isUploading(half, { b: view("b", { kind: "uploading", sent: 0.5 }) })).toBe(true);
  const problem = { message: "This photo is damaged.", canRetry: false };
  expect(isUploading(half, { b: view("b", { kind: "failed", problem }) })).toBe(false);
  expect(isUploading(uploaded(half, "b"), {})).toBe(false);
});
