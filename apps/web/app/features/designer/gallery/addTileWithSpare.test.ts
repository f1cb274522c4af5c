import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { px } from "@storywall/domain/units/units.ts";
import { beforeEach, expect, test } from "vitest";
import { listenForToasts } from "../../../lib/page/toast.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import type { PhotoView } from "../view/photoView.ts";
import { addTileWithSpare } from "./addTileWithSpare.ts";

const toasts: string[] = [];
beforeEach(() => {
  toasts.splice(0);
  return listenForToasts(({ text }) => toasts.push(text));
});

const photo = (id: string) => ({ id, fileName: `${id}.jpg`, size: { width: px(4000), height: px(3000) } });
const wallWith = (...ids: readonly string[]) =>
  createDesignerStore(addPhotos.run(createGalleryWall("large_and_four"), { photos: ids.map(photo) }));
const lastTile = (store: ReturnType<typeof wallWith>) => store.getState().history.present.tiles.at(-1);

test("R4.3 an added tile shows the first photo that hangs nowhere, in its orientation, and one undo takes both back", () => {
  const store = wallWith("a", "b", "c", "d", "e", "spare");
  addTileWithSpare(store, {});
  expect(lastTile(store)).toMatchObject({ photoId: "spare", orientation: "landscape" });
  expect(toasts).toEqual(["Tile added, with your spare photo."]);
  store.getState().undo();
  expect(store.getState().history.present.tiles).toHaveLength(5);
});

test("R4.3 an added tile stays empty where no photo is left, or the one left may be damaged", () => {
  const damaged: PhotoView = {
    id: "spare",
    fileName: "spare.jpg",
    stage: { kind: "failed", problem: { message: "damaged", canRetry: false } },
    source: null,
    fineSource: null,
    isWithoutPreview: true,
    isUnsaved: false,
  };
  const store = wallWith("a", "b", "c", "d", "e", "spare");
  addTileWithSpare(store, { spare: damaged });
  expect(lastTile(store)?.photoId).toBeNull();
  const full = wallWith("a", "b", "c", "d", "e");
  addTileWithSpare(full, {});
  expect(lastTile(full)?.photoId).toBeNull();
  expect(toasts).toEqual([]);
});
