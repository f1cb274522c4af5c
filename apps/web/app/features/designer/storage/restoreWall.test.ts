import { addPhotos, assignPhoto, updatePhoto } from "@storywall/domain/design/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/fill.ts";
import { expect, test } from "vitest";
import { adoptWall, restoreWall } from "./restoreWall.ts";

const blank = createDesign({ kind: "set", key: "square_trio" });
const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const stored = (id: string) => ({
  ...photo(id),
  url: `https://shop.example/photos/${id}.jpg`,
  handle: `h-${id}`,
});
const add = (design: Design, ...photos: readonly ReturnType<typeof photo>[]) =>
  addPhotos.run(design, { photos });
const hanging = (design: Design) => design.tiles.map(({ photoId }) => photoId);

// One photo is in the shop, one is on its way and was put into the last tile.
const wall = assignPhoto.run(updatePhoto(add(blank, photo("a"), photo("b")), stored("a")), {
  tile: "tile_3",
  photoId: "b",
});
const saved = { design: withStoredPhotosOnly(wall), savedAt: 100 };
const unfinished = { design: wall, savedAt: 100 };

test("B4 after a reload every photo hangs where it hung, also those on their way", () => {
  const waiting = [{ photo: photo("b"), addedAt: 50 }];
  expect(hanging(restoreWall(blank, { saved, unfinished, waiting }))).toEqual(["a", "b", "b"]);
});

test("R4.2 what local storage has alone shows only photos of the shop", () => {
  expect(hanging(restoreWall(blank, { saved, unfinished: null, waiting: [] }))).toEqual(["a", null, null]);
});

test("a photo of which nobody has the bytes any more leaves an empty tile", () => {
  expect(hanging(restoreWall(blank, { saved, unfinished, waiting: [] }))).toEqual(["a", null, null]);
});

test("a photo whose upload ended while the page was closed comes with its address", () => {
  const restored = restoreWall(blank, { saved, unfinished, waiting: [{ photo: stored("b"), addedAt: 50 }] });
  expect(restored.photos.find(({ id }) => id === "b")).toEqual(stored("b"));
});

test("a photo that came in after the last save is added, one that was deleted before it is not", () => {
  const waiting = [
    { photo: photo("b"), addedAt: 50 },
    { photo: photo("deleted"), addedAt: 60 },
    { photo: photo("late"), addedAt: 150 },
  ];
  const restored = restoreWall(blank, { saved, unfinished, waiting });
  expect(restored.photos.map(({ id }) => id)).toEqual(["a", "b", "late"]);
});

test("an unfinished wall that is older than the saved one gives way to it", () => {
  const newer = { design: add(blank, stored("c")), savedAt: 200 };
  expect(hanging(restoreWall(blank, { saved: newer, unfinished, waiting: [] }))).toEqual(["c", null, null]);
});

test("nothing left behind is a blank wall", () => {
  expect(restoreWall(blank, { saved: null, unfinished: null, waiting: [] })).toEqual(blank);
});

test("another tab's wall is taken over together with this tab's photos on their way", () => {
  const mine = add(blank, photo("mine"));
  const theirs = add(blank, stored("theirs"));
  expect(hanging(adoptWall(mine, theirs))).toEqual(["theirs", "mine", null]);
});
