import { shufflePhotos } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import {
  addPhotos,
  assignPhoto,
  deletePhoto,
  removePhotoFromTile,
  swapTiles,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { afterEach, expect, test } from "vitest";
import { listenForToasts } from "../../lib/page/toast.ts";
import { createOrderedWallStore } from "./createOrderedWallStore.ts";

const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: ["a", "b", "c", "unused"].map((id) => ({ id, fileName: `${id}.jpg`, handle: id })),
});
let stop = (): void => undefined;
afterEach(() => stop());
const open = (canEmptyTiles: boolean, changeableTiles: readonly string[] | null = null) => {
  const store = createOrderedWallStore(wall, canEmptyTiles, changeableTiles);
  const messages: string[] = [];
  stop = listenForToasts(({ text }) => messages.push(text));
  return { state: () => store.getState(), present: () => store.getState().history.present, messages };
};

test("B9 a tile of a paid wall keeps its photo, and a message says how to swap it", () => {
  const { state, present, messages } = open(false);
  state().run(deletePhoto, { photoId: "a" });
  state().run(removePhotoFromTile, { tile: "tile_2" });
  state().removePhoto("tile_3");
  expect(present()).toBe(wall);
  expect(messages).toHaveLength(3);
  expect(messages[0]).toContain("Replace");
});

test("B9 photos of a paid wall are swapped, unused ones deleted, and every step is taken back", () => {
  const { state, present, messages } = open(false);
  state().run(shufflePhotos, { seed: "7" });
  state().run(assignPhoto, { tile: "tile_1", photoId: "unused" });
  state().run(deletePhoto, { photoId: present().photos.find(({ id }) => id !== "unused")?.id ?? "" });
  while (state().history.past.length > 0) state().undo();
  expect(present()).toEqual(wall);
  expect(messages.length).toBeLessThanOrEqual(1);
});

test("R4.13 a wall that waits for its photos may have empty tiles", () => {
  const { state, present } = open(true);
  state().removePhoto("tile_1");
  expect(countEmptyTiles(present())).toBe(1);
});

test("B9 once the workshop has begun only the tiles that the shop asks about change, and a shuffle changes none", () => {
  const { state, present, messages } = open(false, ["tile_2"]);
  state().run(shufflePhotos, { seed: "7" });
  state().run(assignPhoto, { tile: "tile_1", photoId: "unused" });
  state().run(swapTiles, { first: "tile_1", second: "tile_2" });
  expect(present()).toBe(wall);
  expect(messages).toHaveLength(3);
  expect(messages[0]).toContain("asked you about");
  state().run(assignPhoto, { tile: "tile_2", photoId: "unused" });
  expect(present().tiles.map(({ photoId }) => photoId)).toEqual(["a", "unused", "c"]);
  expect(messages).toHaveLength(3);
});
