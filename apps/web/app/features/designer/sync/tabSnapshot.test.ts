import {
  applyChange,
  createHistory,
  type History,
  undo,
  undoLabel,
} from "@storywall/domain/design/commands/history.ts";
import {
  addPhotos,
  deletePhoto,
  swapTiles,
  updatePhoto,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTabSnapshot, isNewer, mergePhotos, mergeTabSnapshot } from "./tabSnapshot.ts";

const blank = createDesign({ kind: "set", key: "square_trio" });
const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const add = (history: History<Design>, id: string) =>
  applyChange(history, "Add photos", (design) => addPhotos.run(design, { photos: [photo(id)] }));
const hanging = ({ present }: History<Design>) => present.tiles.map(({ photoId }) => photoId);

const stamp = { at: 1, tab: "a" };
const shared = add(add(createHistory(blank), "a"), "b");

test("B4 another tab's change is one step, and undo restores this tab's design", () => {
  const theirs = applyChange(shared, "Swap photos", (design) =>
    swapTiles.run(design, { first: "tile_1", second: "tile_2" }),
  );
  const merged = mergeTabSnapshot(shared, createTabSnapshot(theirs, stamp));
  expect(hanging(merged)).toEqual(["b", "a", null]);
  expect(undoLabel(merged)).toBe("Change in your other tab");
  expect(undo(merged).present).toBe(shared.present);
});

test("B4 the same design is not a step", () => {
  expect(mergeTabSnapshot(shared, structuredClone(createTabSnapshot(shared, stamp)))).toBe(shared);
});

test("B4 photos that the other tab has never seen stay, one that it deleted is removed", () => {
  const theirs = applyChange(shared, "Delete photo", (design) => deletePhoto.run(design, { photoId: "a" }));
  const merged = mergeTabSnapshot(add(shared, "mine"), createTabSnapshot(theirs, stamp));
  expect(hanging(merged)).toEqual(["mine", "b", null]);
  expect(merged.present.photos.map(({ id }) => id)).toEqual(["b", "mine"]);
});

test("R4.1 an upload that ended in one tab is known in every step of the other, and is not a step", () => {
  const url = "https://shop.example/photos/a.jpg";
  const uploaded = createHistory(updatePhoto(shared.present, { id: "a", url, handle: "h" }));
  const learned = mergePhotos(shared, createTabSnapshot(uploaded, stamp));
  expect(undoLabel(learned)).toBe("Add photos");
  expect(learned.past[1]?.state.photos[0]).toMatchObject({ url, handle: "h" });
  expect(mergePhotos(learned, createTabSnapshot(uploaded, stamp))).toBe(learned);
  expect(mergeTabSnapshot(uploaded, createTabSnapshot(shared, stamp))).toBe(uploaded);
});

test("R4.1 the size of a photo that only the other tab has read is known in both", () => {
  const size = { width: px(3000), height: px(2000) };
  const read = createHistory(updatePhoto(shared.present, { id: "a", size }));
  expect(mergePhotos(shared, createTabSnapshot(read, stamp)).present.photos[0]).toMatchObject({ size });
});

test("B4 all tabs agree which of two changes is newer, even with equal timestamps", () => {
  const anyStamp = fc.record({ at: fc.nat(3), tab: fc.constantFrom("a", "b", "c") });
  fc.assert(
    fc.property(anyStamp, anyStamp, (one, other) => {
      const isSame = one.at === other.at && one.tab === other.tab;
      expect(isNewer(one, other) !== isNewer(other, one)).toBe(!isSame);
      if (one.at > other.at) expect(isNewer(one, other)).toBe(true);
    }),
  );
});
