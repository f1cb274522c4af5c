import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { browserPendingPhotos } from "../../features/photos/storage/pendingPhotos.ts";
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
