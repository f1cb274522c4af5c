import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test } from "vitest";
import { listenForToasts, type Toast } from "../../../lib/page/toast.ts";
import { designOf } from "../state/designerState.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { replacePhoto, swapPhotos } from "./swapPhotos.ts";

let stop = (): void => undefined;
afterEach(() => stop());

const photoOf = (id: string) => ({ id, fileName: `${id}.jpg` });

/** A wall of three tiles whose fourth photo is in the tray, and what it says. */
const createWall = () => {
  const photos = ["a", "b", "c", "d"].map(photoOf);
  const store = createDesignerStore(
    addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos }),
  );
  const toasts: Toast[] = [];
  stop = listenForToasts((toast) => toasts.push(toast));
  const [first, , third] = tileViewsOf(designOf(store.getState())).tiles;
  if (!first || !third) throw new Error("A trio has three tiles.");
  return {
    store,
    toasts,
    first,
    third,
    hung: () => designOf(store.getState()).tiles.map((tile) => tile.photoId),
  };
};

test("R2.8 tiles that swap their photos say so, with a way back", () => {
  const { store, toasts, first, third, hung } = createWall();
  swapPhotos(store, first, third);
  expect(hung()).toEqual(["c", "b", "a"]);
  expect(toasts.map(({ text }) => text)).toEqual(["Tiles 1 and 3 have swapped photos."]);
  toasts[0]?.undo?.();
  expect(hung()).toEqual(["a", "b", "c"]);
});

test("R2.8 a photo of the tray that takes a tile says where the one before it is, with a way back", () => {
  const { store, toasts, first, hung } = createWall();
  replacePhoto(store, first, photoOf("d"), false);
  expect(hung()).toEqual(["d", "b", "c"]);
  expect(toasts.map(({ text }) => text)).toEqual(["Photo replaced. The old one is under Photos."]);
  toasts[0]?.undo?.();
  expect(hung()).toEqual(["a", "b", "c"]);
});

test("R2.8 a photo that takes the place of a damaged one replaces it in the list too, with a way back", () => {
  const { store, toasts, first, hung } = createWall();
  const listed = () => designOf(store.getState()).photos.map(({ id }) => id);
  replacePhoto(store, first, photoOf("d"), true);
  expect(hung()).toEqual(["d", "b", "c"]);
  expect(listed()).toEqual(["d", "b", "c"]);
  expect(toasts.map(({ text }) => text)).toEqual(["Photo replaced."]);
  toasts[0]?.undo?.();
  expect(listed()).toEqual(["a", "b", "c", "d"]);
});
