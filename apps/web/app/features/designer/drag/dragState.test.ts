import { addPhotos, removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { createDesignerStore } from "../state/designerStore.ts";
import { type DropTarget, drop, dropLabel, findDraggedPhoto } from "./dragState.ts";

const photos = ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` }));
const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
const onTile = (tile: string): DropTarget => ({ kind: "tile", tile });
const hanging = (
  carried: { photoId: string; fromTile: string | null } | null,
  landing: DropTarget,
  design = trio,
) => {
  const store = createDesignerStore(design);
  if (carried) drop(store.getState().run, carried, landing);
  return store.getState().history.present.tiles.map(({ photoId }) => photoId);
};

test("B3 a photo from the tray takes the place of the one that hangs there", () => {
  expect(hanging({ photoId: "d", fromTile: null }, onTile("tile_2"))).toEqual(["a", "d", "c"]);
  expect(dropLabel(trio, { photoId: "d", fromTile: null }, onTile("tile_2"))).toBe("Replace");
});

test("B3 a photo that is carried from tile to tile swaps with the one there, or moves where none is", () => {
  const first = findDraggedPhoto(trio, "tile_1");
  expect(hanging(first, onTile("tile_3"))).toEqual(["c", "b", "a"]);
  const withGap = removePhotoFromTile.run(trio, { tile: "tile_3" });
  expect(hanging(first, onTile("tile_3"), withGap)).toEqual([null, "b", "a"]);
  expect(first && dropLabel(trio, first, onTile("tile_3"))).toBe("Swap");
  expect(first && dropLabel(withGap, first, onTile("tile_3"))).toBe("Move here");
});

test("B3 a photo that is carried off the wall leaves its tile empty and stays in the tray", () => {
  expect(hanging(findDraggedPhoto(trio, "tile_1"), { kind: "tray" })).toEqual([null, "b", "c"]);
  expect(hanging({ photoId: "d", fromTile: null }, { kind: "tray" })).toEqual(["a", "b", "c"]);
});

test("B3 an empty tile has nothing to carry, and between the tiles nothing happens", () => {
  expect(findDraggedPhoto(createDesign({ kind: "free" }), "tile_1")).toBeNull();
  expect(dropLabel(trio, { photoId: "a", fromTile: "tile_1" }, null)).toBeNull();
});
