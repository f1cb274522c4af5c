import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { saveLineOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import { saveWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { browserPendingPhotos } from "../../features/photos/storage/pendingPhotos.ts";
import { saveOwnOrder } from "../../lib/page/ownOrders.ts";
import { listenForToasts } from "../../lib/page/toast.ts";
import { fillFromLastWall } from "./fillFromLastWall.ts";

test("R4.3 undo takes the photos of the last wall off this one, and they stay in the tray", async () => {
  stubLocalStorage();
  stubIndexedDb();
  vi.stubGlobal("location", { search: "" });
  const toasts: string[] = [];
  const stopListening = listenForToasts(({ text }) => toasts.push(text));
  const photos = ["a", "b"].map((id) => ({
    id,
    fileName: `${id}.jpg`,
    handle: id,
    url: `https://shop.example/photos/${id}.jpg`,
  }));
  const last = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
  saveDesign("square_trio", { design: last, savedAt: 1 });
  const store = createDesignerStore(createDesign({ kind: "set", key: "charming_six" }));
  store.getState().markRestored();
  await fillFromLastWall(store, "charming_six", "square_trio", {
    photos: { bind: async () => undefined, restore: async () => [], unbind: async () => undefined },
    shortages: [],
    signal: new AbortController().signal,
  });
  stopListening();
  expect(toasts).toEqual(["We've added the 2 photos from your last wall."]);
  const present = () => store.getState().history.present;
  expect(photosInTray(present())).toEqual([]);
  store.getState().undo();
  expect(photosInTray(present()).map(({ id }) => id)).toEqual(["a", "b"]);
});

test("R4.3 photos on their way are bound to no layout that the shopper left before it was filled", async () => {
  stubLocalStorage();
  stubIndexedDb();
  saveDesign("square_trio", { design: createDesign({ kind: "set", key: "square_trio" }), savedAt: 1 });
  await browserPendingPhotos().put({
    photo: { id: "a", fileName: "a.jpg" },
    format: "jpeg",
    file: new Blob(["a"]),
    problem: null,
    uploadUrl: null,
    designs: ["square_trio"],
    addedAt: 2,
  });
  const store = createDesignerStore(createDesign({ kind: "set", key: "charming_six" }));
  store.getState().markRestored();
  const controller = new AbortController();
  const photos = {
    bind: vi.fn(async () => controller.abort()),
    restore: async () => [],
    unbind: vi.fn(async () => undefined),
  };
  await fillFromLastWall(store, "charming_six", "square_trio", {
    photos,
    shortages: [],
    signal: controller.signal,
  });
  expect(photos.bind).toHaveBeenCalledWith(["a"], "charming_six");
  expect(photos.unbind).toHaveBeenCalledWith(["a"], "charming_six");
  expect(store.getState().history.present.photos).toEqual([]);
});

test("R4.3 photos that were ordered wait in the tray of a new layout, and new photos hang", async () => {
  stubLocalStorage();
  stubIndexedDb();
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => true } });
  const toasts: string[] = [];
  const stopListening = listenForToasts(({ text }) => toasts.push(text));
  const photos = ["a", "b"].map((id) => ({
    id,
    fileName: `${id}.jpg`,
    size: { width: px(4000), height: px(3000) },
    handle: id,
    url: `https://shop.example/photos/${id}.jpg`,
  }));
  const orderedAt = "2026-11-20T10:00:00.000Z";
  // A draft of the same photos, which the shopper tried before another layout was ordered.
  const draft = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
  const save = (designKey: string, design: Design, savedAt: number): void => {
    saveDesign(designKey, { design, savedAt });
    const path = `/design?wall=${designKey}`;
    saveWallSummary(createWallSummary({ designKey, path, design, savedAt }));
  };
  const before = Date.parse(orderedAt) - 1000;
  save("wall_ordered", addPhotos.run(createDesign({ kind: "set", key: "charming_six" }), { photos }), before);
  saveLineOfDesign("wall_ordered", "line-1");
  saveOwnOrder({ orderId: "o1", number: "1", orderedAt, lines: [{ uuid: "line-1", tiles: 2 }] });

  const open = async (savedAt: number) => {
    save("square_trio", draft, savedAt);
    const store = createDesignerStore(createDesign({ kind: "set", key: "dazzling_dozen" }));
    store.getState().markRestored();
    await fillFromLastWall(store, "dazzling_dozen", "square_trio", {
      photos: { bind: async () => undefined, restore: async () => [], unbind: async () => undefined },
      shortages: [],
      signal: new AbortController().signal,
    });
    return store.getState().history.present;
  };
  const opened = await open(before);
  expect(photosInTray(opened).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(toasts).toEqual(["Your ordered photos are under Photos, ready to use again."]);
  const added = addPhotos.run(opened, { photos: [{ id: "new", fileName: "new.jpg" }] });
  expect(added.tiles[0]?.photoId).toBe("new");
  // Hung again after the order, they are for the next one.
  expect(photosInTray(await open(Date.parse(orderedAt) + 1000))).toEqual([]);
  stopListening();
});
