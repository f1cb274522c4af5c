import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { afterEach, expect, test } from "vitest";
import { designOf } from "../../features/designer/state/designerState.ts";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { createTestPhotos, jpegFile } from "../../features/photos/photosTesting.ts";
import { listenForToasts, type Toast } from "../../lib/page/toast.ts";
import { addFilesToDesign, targetInPlaceOf } from "./addFilesToDesign.ts";

let stop = (): void => undefined;
afterEach(() => stop());

const TOO_LARGE = { message: "Too large", canRetry: false } as const;

/** A wall of three tiles. A file with "video" in its name is no photo; the shop cannot prepare one with "broken". */
const openPage = () => {
  const store = createDesignerStore(createDesign({ kind: "set", key: "square_trio" }));
  const { photos } = createTestPhotos({
    inspect: (name) =>
      name.includes("video")
        ? { kind: "error", problem: TOO_LARGE }
        : {
            kind: "photo",
            format: "jpeg",
            size: name.includes("small") ? { width: px(300), height: px(300) } : null,
            thumbnail: null,
          },
    upload: async () => ({ kind: "error", problem: TOO_LARGE }),
  });
  const toasts: Toast[] = [];
  stop = listenForToasts((toast) => toasts.push(toast));
  const page = { store, photos, designKey: "wall", loadPlace: async () => placePhotos };
  return {
    toasts,
    views: () => photos.states.getState(),
    add: (names: readonly string[], tile: string | null = null) =>
      addFilesToDesign(page, names.map(jpegFile), { tile }),
    replace: (id: string, name: string) =>
      addFilesToDesign(
        page,
        [jpegFile(name)],
        targetInPlaceOf(id, designOf(store.getState()), photos.states.getState()),
      ),
    hung: () => {
      const design = designOf(store.getState());
      return design.tiles.map(({ photoId }) => design.photos.find(({ id }) => id === photoId)?.fileName);
    },
    listed: () => designOf(store.getState()).photos.map(({ fileName }) => fileName),
    idOf: (name: string) => {
      const view = Object.values(photos.states.getState()).find(({ fileName }) => fileName === name);
      if (view === undefined) throw new Error(`There is no ${name}.`);
      return view.id;
    },
    whenFailed: async (id: string) => {
      while (photos.states.getState()[id]?.stage.kind !== "failed")
        await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

test("R2.8 a photo that replaces a broken one takes its tile and its place in the list, with a way back", async () => {
  const page = openPage();
  await page.add(["broken.jpg", "good.jpg"]);
  await page.whenFailed(page.idOf("broken.jpg"));
  await page.replace(page.idOf("broken.jpg"), "new.jpg");
  expect(page.hung()).toEqual(["new.jpg", "good.jpg", undefined]);
  expect(page.listed()).toEqual(["new.jpg", "good.jpg"]);
  expect(page.toasts.at(-1)?.text).toBe("Photo replaced.");
  page.toasts.at(-1)?.undo?.();
  expect(page.hung()).toEqual(["broken.jpg", "good.jpg", undefined]);
});

test("R2.8 a photo for a tile whose photo cannot be used replaces that one, whichever way it is chosen", async () => {
  const page = openPage();
  await page.add(["broken.jpg"]);
  await page.whenFailed(page.idOf("broken.jpg"));
  await page.add(["new.jpg"], "tile_1");
  expect(page.listed()).toEqual(["new.jpg"]);
});

test("B2 a photo chosen in place of one that is too small takes its place, so no larger wall is offered for it", async () => {
  const page = openPage();
  await page.add(["small.jpg", "good.jpg"]);
  await page.add(["new.jpg"], "tile_1");
  expect(page.listed()).toEqual(["new.jpg", "good.jpg"]);
  page.toasts.at(-1)?.undo?.();
  expect(page.hung()).toEqual(["small.jpg", "good.jpg", undefined]);
});

test("R7.5 a file that was no photo stays listed until a photo has taken its place, and undo lists it again", async () => {
  const page = openPage();
  await page.add(["video.mov"], "tile_2");
  const id = page.idOf("video.mov");
  await page.replace(id, "new.jpg");
  expect(page.hung()).toEqual([undefined, "new.jpg", undefined]);
  expect(page.views()[id]).toBeUndefined();
  page.toasts.at(-1)?.undo?.();
  expect(page.hung()).toEqual([undefined, undefined, undefined]);
  expect(page.views()[id]?.fileName).toBe("video.mov");
});
