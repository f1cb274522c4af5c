import {
  addPhotos,
  assignPhoto,
  deletePhoto,
  removePhotoFromTile,
  updatePhoto,
} from "@storywall/domain/design/commands/commands.ts";
import { applyChange, createHistory, undo, undoLabel } from "@storywall/domain/design/commands/history.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { expect, test } from "vitest";
import { restoreDesign, type SavedState } from "./restoreDesign.ts";

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
const kept = { history: createHistory(wall), savedAt: 100 };
const restored = (left: SavedState) => restoreDesign(blank, left).present;

test("B4 after a reload every photo hangs where it hung, also those on their way", () => {
  const waiting = [{ photo: photo("b"), addedAt: 50 }];
  expect(hanging(restored({ local: saved, database: kept, pending: waiting }))).toEqual(["a", "b", "b"]);
});

test("R4.2 what local storage has alone shows only photos of the shop", () => {
  expect(hanging(restored({ local: saved, database: null, pending: [] }))).toEqual(["a", null, null]);
});

test("B4 a photo of which nobody has the bytes any more leaves an empty tile", () => {
  expect(hanging(restored({ local: saved, database: kept, pending: [] }))).toEqual(["a", null, null]);
});

test("B4 a photo whose upload ended while the page was closed comes with its address", () => {
  const { photos } = restored({
    local: saved,
    database: kept,
    pending: [{ photo: stored("b"), addedAt: 50 }],
  });
  expect(photos.find(({ id }) => id === "b")).toEqual(stored("b"));
});

test("B4 a photo that came in after the last save is added, one that was deleted before it is not", () => {
  const waiting = [
    { photo: photo("b"), addedAt: 50 },
    { photo: photo("deleted"), addedAt: 60 },
    { photo: photo("late"), addedAt: 150 },
  ];
  const history = restoreDesign(blank, { local: saved, database: kept, pending: waiting });
  expect(history.present.photos.map(({ id }) => id)).toEqual(["a", "b", "late"]);
  expect(undoLabel(history)).toBe("Add photos");
});

test("B4 nothing left behind is a blank wall", () => {
  expect(restored({ local: null, database: null, pending: [] })).toEqual(blank);
});

const emptied = applyChange(kept.history, removePhotoFromTile.label, (design) =>
  removePhotoFromTile.run(design, { tile: "tile_3" }),
);

test("B3 B4 what was done before a reload can be undone after it, with the photo that only undo needs", () => {
  const deleted = applyChange(emptied, deletePhoto.label, (design) =>
    deletePhoto.run(design, { photoId: "b" }),
  );
  const waiting = [{ photo: photo("b"), addedAt: 50 }];
  const back = restoreDesign(blank, {
    local: saved,
    database: { history: deleted, savedAt: 100 },
    pending: waiting,
  });
  expect(back.present.photos.map(({ id }) => id)).toEqual(["a"]);
  expect(undoLabel(back)).toBe("Delete photo");
  expect(hanging(undo(undo(back)).present)).toEqual(["a", "b", "b"]);
});

test("B4 a last change that the database did not get any more is there all the same, and can be undone", () => {
  const newer = { design: add(blank, stored("c")), savedAt: 200 };
  const waiting = [{ photo: photo("b"), addedAt: 50 }];
  const back = restoreDesign(blank, {
    local: newer,
    database: { history: emptied, savedAt: 100 },
    pending: waiting,
  });
  expect(hanging(back.present)).toEqual(["c", null, null]);
  expect(undoLabel(back)).toBe("Last change");
  expect(hanging(undo(back).present)).toEqual(["a", "b", null]);
});

test("B4 the same wall in both places is no step", () => {
  const whole = updatePhoto(wall, stored("b"));
  const both = {
    local: { design: structuredClone(whole), savedAt: 101 },
    database: { history: createHistory(whole), savedAt: 100 },
  };
  expect(undoLabel(restoreDesign(blank, { ...both, pending: [] }))).toBeUndefined();
});
