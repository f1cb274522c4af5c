import {
  addPhotos,
  assignPhoto,
  removePhotoFromTile,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { listenForToasts } from "../../../lib/page/toast.ts";
import { cropPhoto } from "./cropPhoto.ts";
import { designOf } from "./designerState.ts";
import { createDesignerStore } from "./designerStore.ts";

const size = { width: px(3000), height: px(3000) };
const trio = createDesign({ kind: "set", key: "square_trio" });
const [tile = ""] = trio.tiles.map(({ name }) => name);
const crop = {
  x: fraction(0.1),
  y: fraction(0.1),
  width: fraction(0.5),
  height: fraction(0.5),
  rotation: degrees(0),
};
const onToast = vi.fn();

const createStore = () => {
  const store = createDesignerStore(trio);
  const photos = ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg`, size }));
  store.getState().run(addPhotos, { photos });
  return store;
};

beforeEach(() => {
  onToast.mockReset();
  return listenForToasts(onToast);
});

test("R2.9 the photo in a tile is cropped", () => {
  const store = createStore();
  cropPhoto(store, { tile, photoId: "a", crop });
  expect(Object.values(designOf(store.getState()).tiles[0]?.crops ?? {})).toEqual([crop]);
  expect(onToast).not.toHaveBeenCalled();
});

test.each([
  [
    "taken out",
    (store: ReturnType<typeof createStore>) => store.getState().run(removePhotoFromTile, { tile }),
  ],
  [
    "exchanged",
    (store: ReturnType<typeof createStore>) => store.getState().run(assignPhoto, { tile, photoId: "b" }),
  ],
])("R2.9 B4 a crop whose photo was %s in another tab is not applied, and a toast says so", (_, change) => {
  const store = createStore();
  change(store);
  const before = store.getState();
  cropPhoto(store, { tile, photoId: "a", crop });
  expect(store.getState()).toBe(before);
  expect(onToast).toHaveBeenCalledOnce();
});
