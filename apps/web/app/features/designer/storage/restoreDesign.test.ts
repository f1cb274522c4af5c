import { applyChange, createHistory, undo, undoLabel } from "@storywall/domain/design/commands/history.ts";
import {
  addPhotos,
  assignPhoto,
  deletePhoto,
  removePhotoFromTile,
  updatePhoto,
} from "@storywall/domain/design/commands/photoCommands.ts";
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

// One photo is in the shop, one is pending and was hung in the last tile.
const wall = assignPhoto.run(updatePhoto(add(blank, photo("a"), photo("b")), stored("a")), {
  tile: "tile_3",
  photoId: "b",
});
const saved = { design: withStoredPhotosOnly(wall), savedAt: 100 };
const savedHistory = { history: createHistory(wall), savedAt: 100 };
const restored = (state: SavedState) => restoreDesign(blank, state).present;

test("B4 after a reload every photo hangs where it hung, also pending ones", () => {
  const pending = [{ photo: photo("b"), addedAt: 50 }];
  expect(hanging(restored({ local: saved, database: savedHistory, pending }))).toEqual(["a", "b", "b"]);
});

test("R4.2 a design from local storage alone has only photos that the shop has", () => {
  expect(hanging(restored({ local: saved, database: null, pending: [] }))).toEqual(["a", null, null]);
});

test("B4 a photo whose bytes are lost leaves an empty tile", () => {
  expect(hanging(restored({ local: saved, database: savedHistory, pending: [] }))).toEqual(["a", null, null]);
});

test("B4 a photo whose upload ended while the page was closed has its address", () => {
  const { photos } = restored({
    local: saved,
    database: savedHistory,
    pending: [{ photo: stored("b"), addedAt: 50 }],
  });
  expect(photos.find(({ id }) => id === "b")).toEqual(stored("b"));
});

test("B4 a photo added after the last save is restored, one deleted before it is not", () => {
  const pending = [
    { photo: photo("b"), addedAt: 50 },
    { photo: photo("deleted"), addedAt: 60 },
    { photo: photo("late"), addedAt: 150 },
  ];
  const history = restoreDesign(blank, { local: saved, database: savedHistory, pending });
  expect(history.present.photos.map(({ id }) => id)).toEqual(["a", "b", "late"]);
  expect(undoLabel(history)).toBe("Add photos");
});

test("B4 without any save the design is blank", () => {
  expect(restored({ local: null, database: null, pending: [] })).toEqual(blank);
});

const emptied = applyChange(savedHistory.history, removePhotoFromTile.label, (design) =>
  removePhotoFromTile.run(design, { tile: "tile_3" }),
);

test("B3 B4 steps from before a reload can be undone, with the photo that only undo needs", () => {
  const deleted = applyChange(emptied, deletePhoto.label, (design) =>
    deletePhoto.run(design, { photoId: "b" }),
  );
  const pending = [{ photo: photo("b"), addedAt: 50 }];
  const reloaded = restoreDesign(blank, {
    local: saved,
    database: { history: deleted, savedAt: 100 },
    pending,
  });
  expect(reloaded.present.photos.map(({ id }) => id)).toEqual(["a"]);
  expect(undoLabel(reloaded)).toBe("Delete photo");
  expect(hanging(undo(undo(reloaded)).present)).toEqual(["a", "b", "b"]);
});

test("B4 a last change that only local storage has is restored and can be undone", () => {
  const newer = { design: add(blank, stored("c")), savedAt: 200 };
  const pending = [{ photo: photo("b"), addedAt: 50 }];
  const reloaded = restoreDesign(blank, {
    local: newer,
    database: { history: emptied, savedAt: 100 },
    pending,
  });
  expect(hanging(reloaded.present)).toEqual(["c", null, null]);
  expect(undoLabel(reloaded)).toBe("Last change");
  expect(hanging(undo(reloaded).present)).toEqual(["a", "b", null]);
});

test("B4 the same design in both saves is not a step", () => {
  const allStored = updatePhoto(wall, stored("b"));
  const both = {
    local: { design: structuredClone(allStored), savedAt: 101 },
    database: { history: createHistory(allStored), savedAt: 100 },
  };
  expect(undoLabel(restoreDesign(blank, { ...both, pending: [] }))).toBeUndefined();
});
