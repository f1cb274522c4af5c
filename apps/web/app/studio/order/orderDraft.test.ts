import { addPhotos, assignPhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { hasUnsavedTiles } from "../../features/order/hasUnsavedTiles.ts";
import { loadOrderDraft, readOrderDraft, saveOrderDraft, withDraftTiles } from "./orderDraft.ts";
import { orderDraftKey } from "./orderDraftKey.ts";

const stored = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  url: `https://shop.example/photos/${id}.jpg`,
  handle: id,
});
const ordered = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: ["a", "b", "c"].map(stored),
});
const hang = (photo: { readonly id: string; readonly fileName: string }, tile = "tile_2") =>
  assignPhoto.run({ ...ordered, photos: [...ordered.photos, photo] }, { tile, photoId: photo.id });
const photoIds = ({ tiles }: typeof ordered) => tiles.map(({ photoId }) => photoId);
const always = () => true;

let items: Map<string, string>;
beforeEach(() => {
  items = stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

test("B2 B9 a photo that the shopper has not decided on hangs where they hung it at the next visit", () => {
  saveOrderDraft("line-1", hang(stored("weak")), ordered.tiles);
  const draft = loadOrderDraft("line-1");
  expect(photoIds(withDraftTiles(ordered, draft, draft.photos, always))).toEqual(["a", "weak", "c"]);
  expect(loadOrderDraft("line-2").tiles).toEqual([]);
});

test("B9 the order's page knows of a change that the order does not have", () => {
  saveOrderDraft("line-1", hang(stored("weak")), ordered.tiles);
  expect(hasUnsavedTiles("line-1")).toBe(true);
  expect(hasUnsavedTiles("line-2")).toBe(false);
  // A photo that is in no tile is no change.
  saveOrderDraft("line-1", addPhotos.run(ordered, { photos: [stored("spare")] }), ordered.tiles);
  expect(hasUnsavedTiles("line-1")).toBe(false);
});

test("R4.2 B4 a photo that still uploads hangs in its tile again, and only its place is in local storage", () => {
  const pending = { id: "pending", fileName: "pending.jpg" };
  saveOrderDraft("line-1", hang(pending), ordered.tiles);
  expect([...items.values()].join()).not.toContain("pending.jpg");
  const draft = loadOrderDraft("line-1");
  expect(photoIds(withDraftTiles(ordered, draft, [pending], always))).toEqual(["a", "pending", "c"]);
});

test("B4 B9 a photo that this tab has uploaded, and that waits for a decision, is restored once", async () => {
  vi.stubGlobal("document", { cookie: "" });
  const weak = stored("weak");
  saveOrderDraft("line-1", hang(weak), ordered.tiles);
  const { photos, hang: hangDraft } = await readOrderDraft("line-1", [{ ...weak }], always);
  const restored = addPhotos.run(hangDraft(ordered), { photos });
  expect(photoIds(restored)).toEqual(["a", "weak", "c"]);
  expect(restored.photos.map(({ id }) => id)).toEqual(["a", "b", "c", "weak"]);
});

test("B9 a replaced photo is there at the next visit, and nothing else once the order has the change", () => {
  const replaced = hang(stored("new"));
  saveOrderDraft("line-1", replaced, replaced.tiles);
  expect(loadOrderDraft("line-1")).toMatchObject({ photos: [{ id: "b" }], tiles: [] });
  saveOrderDraft("line-1", ordered, ordered.tiles);
  expect(items.size).toBe(0);
});

test("B9 a draft hangs nothing where the order has changed, a photo is gone, or the tile may not change", () => {
  saveOrderDraft("line-1", hang(stored("weak")), ordered.tiles);
  const draft = loadOrderDraft("line-1");
  const changedSince = hang(stored("other"));
  expect(withDraftTiles(changedSince, draft, draft.photos, always)).toBe(changedSince);
  expect(withDraftTiles(ordered, draft, [], always)).toBe(ordered);
  expect(withDraftTiles(ordered, draft, draft.photos, () => false)).toBe(ordered);
});

test("photos that an earlier version of the page kept are still there", () => {
  const data = { version: 1, data: [stored("kept")] };
  items.set(orderDraftKey("line-1"), JSON.stringify(data));
  expect(loadOrderDraft("line-1")).toMatchObject({ photos: [{ id: "kept" }], tiles: [] });
});
