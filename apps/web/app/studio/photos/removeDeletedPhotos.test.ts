import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { afterEach, expect, test } from "vitest";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { listenForToasts } from "../../lib/page/toast.ts";
import { createOrderedWallStore } from "../order/createOrderedWallStore.ts";
import { removeDeletedPhotos } from "./removeDeletedPhotos.ts";

const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: ["a", "b", "c", "kept", "gone"].map((id) => ({ id, fileName: `${id}.jpg`, handle: id })),
});
const messages: string[] = [];
let stop = (): void => undefined;
afterEach(() => {
  stop();
  messages.length = 0;
});
const listen = () => {
  stop = listenForToasts(({ text }) => messages.push(text));
};

test("B12 B9 of a paid wall the photos that were kept for later leave the tray once the shop deleted them", async () => {
  listen();
  const store = createOrderedWallStore(wall, false, null);
  const asked: string[] = [];
  const isDeleted = async ({ id }: { readonly id: string }) => {
    asked.push(id);
    return id === "gone";
  };
  expect(await removeDeletedPhotos(store, photosInTray, isDeleted)).toBe(true);
  // The order refers to what hangs, so the shop has it: also where another browser uploaded it.
  expect(asked).toEqual(["kept", "gone"]);
  expect(photosInTray(store.getState().history.present).map(({ id }) => id)).toEqual(["kept"]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/^We no longer have one of your unused photos: .* Your wall hasn't changed\.$/);
});

test("B12 a deleted photo of a tile leaves it empty, and the message asks for another", async () => {
  listen();
  const store = createDesignerStore(wall);
  const isDeleted = async ({ id }: { readonly id: string }) => id === "b" || id === "gone";
  expect(await removeDeletedPhotos(store, undefined, isDeleted)).toBe(true);
  expect(store.getState().history.present.tiles.map(({ photoId }) => photoId)).toEqual(["a", null, "c"]);
  expect(messages).toEqual([expect.stringMatching(/one of this wall's photos.*choose another for its tile/)]);
});
