import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createBlank } from "../../features/designer/layout/designBase.ts";
import { createDesignerStore } from "../../features/designer/state/designerStore.ts";
import { stubLocalStorage } from "../../features/designer/storage/storageTesting.ts";
import { saveUserPhotos } from "../../features/designer/storage/userPhotos.ts";
import { EMPTY_PHOTO_STORE } from "../../features/photos/photoState.ts";
import AddPhotosDialog from "./AddPhotosDialog.tsx";
import type { AddPhotosState } from "./useAddPhotos.ts";

const photoOf = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(4000), height: px(3000) },
  url: `https://shop.example/photos/${id}.jpg`,
  handle: id,
});

const adding: AddPhotosState = {
  deviceInput: { current: null },
  cameraInput: { current: null },
  isFileOver: false,
  target: { tile: null },
  picker: null,
  open: () => undefined,
  close: () => undefined,
  fromDevice: () => undefined,
  replace: () => undefined,
  fromCamera: () => undefined,
  fromClipboard: () => undefined,
  fromArt: () => undefined,
  fromLibrary: () => undefined,
  onFiles: () => undefined,
  onPhotos: async () => undefined,
};

/** Returns the dialog as for an ordered wall, which has the photo "ordered": nothing of it can be uploaded later. */
const renderForOrder = (): string => {
  const ordered = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: [photoOf("ordered")],
  });
  return renderToStaticMarkup(
    <AddPhotosDialog store={createDesignerStore(ordered)} adding={adding} photos={EMPTY_PHOTO_STORE} />,
  );
};

test("B9 an ordered wall offers the photos that were not ordered with it, where there are any", () => {
  stubLocalStorage();
  saveUserPhotos([photoOf("ordered")]);
  expect(renderForOrder()).not.toContain("From your other walls");
  saveUserPhotos([photoOf("another")]);
  expect(renderForOrder()).toContain("From your other walls");
});

const renderEmptyTile = (base: DesignBase, isOrdered = false): string => {
  const design = createBlank(base);
  return renderToStaticMarkup(
    <AddPhotosDialog
      store={createDesignerStore(design)}
      adding={{ ...adding, target: { tile: "tile_1" } }}
      photos={EMPTY_PHOTO_STORE}
      {...(!isOrdered && { onRemoveFrame: () => undefined })}
    />,
  );
};

test("R2.7 an empty frame of a gallery wall can be removed where photos are added, on a phone too", () => {
  stubLocalStorage();
  expect(renderEmptyTile({ kind: "free", wall: "sofa_nine" })).toContain("Remove this tile");
  // A set has its number of tiles, the last frame stays, and frames that are ordered are paid for.
  expect(renderEmptyTile({ kind: "set", key: "square_trio" })).not.toContain("Remove this tile");
  expect(renderEmptyTile({ kind: "free" })).not.toContain("Remove this tile");
  expect(renderEmptyTile({ kind: "free", wall: "sofa_nine" }, true)).not.toContain("Remove this tile");
});
