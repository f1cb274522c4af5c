import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { stubIndexedDb, stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { browserPendingPhotos } from "../../features/photos/storage/pendingPhotos.ts";
import { fillFromLastWall } from "./fillFromLastWall.ts";

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
  await fillFromLastWall(store, "charming_six", "square_trio", { photos, signal: controller.signal });
  expect(photos.bind).toHaveBeenCalledWith(["a"], "charming_six");
  expect(photos.unbind).toHaveBeenCalledWith(["a"], "charming_six");
  expect(store.getState().history.present.photos).toEqual([]);
});
