import { addPhotos, removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { createDesignerStore } from "../state/designerStore.ts";
import { type DragState, type DropTarget, dragOver, drop, dropLabel, findDraggedPhoto } from "./dragState.ts";

const photos = ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` }));
const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
const onTile = (tile: string): DropTarget => ({ kind: "tile", tile });
const hanging = (
  photo: { photoId: string; fromTile: string | null } | null,
  target: DropTarget,
  design = trio,
) => {
  const store = createDesignerStore(design);
  if (photo) drop(store.getState().run, photo, target);
  return store.getState().history.present.tiles.map(({ photoId }) => photoId);
};

test("B3 a photo from the tray replaces the one in the tile", () => {
  expect(hanging({ photoId: "d", fromTile: null }, onTile("tile_2"))).toEqual(["a", "d", "c"]);
  expect(dropLabel(trio, { photoId: "d", fromTile: null }, onTile("tile_2"))).toBe("Replace");
});

test("B3 a photo dragged to another tile swaps with the one there, or moves into an empty tile", () => {
  const first = findDraggedPhoto(trio, "tile_1");
  expect(hanging(first, onTile("tile_3"))).toEqual(["c", "b", "a"]);
  const withGap = removePhotoFromTile.run(trio, { tile: "tile_3" });
  expect(hanging(first, onTile("tile_3"), withGap)).toEqual([null, "b", "a"]);
  expect(first && dropLabel(trio, first, onTile("tile_3"))).toBe("Swap");
  expect(first && dropLabel(withGap, first, onTile("tile_3"))).toBe("Move here");
});

test("B3 a photo dragged off the wall leaves its tile empty and stays in the tray", () => {
  expect(hanging(findDraggedPhoto(trio, "tile_1"), { kind: "tray" })).toEqual([null, "b", "c"]);
  expect(hanging({ photoId: "d", fromTile: null }, { kind: "tray" })).toEqual(["a", "b", "c"]);
});

test("B3 an empty tile has nothing to drag, and a drop between the tiles does nothing", () => {
  expect(findDraggedPhoto(createDesign({ kind: "free" }), "tile_1")).toBeNull();
  expect(dropLabel(trio, { photoId: "a", fromTile: "tile_1" }, null)).toBeNull();
});

test("B3 a move over the same tile changes nothing that fifty tiles listen to", () => {
  const start = { x: 10, y: 20 };
  const overTile: DragState = {
    kind: "dragging",
    photoId: "a",
    fromTile: "tile_1",
    dropTarget: onTile("tile_2"),
    start,
    isTouch: true,
  };
  expect(dragOver(overTile, onTile("tile_2"))).toBe(overTile);
  expect(dragOver(overTile, onTile("tile_3"))).toEqual({ ...overTile, dropTarget: onTile("tile_3") });
  const offTheWall = dragOver(overTile, { kind: "tray" });
  expect(offTheWall).toMatchObject({ dropTarget: { kind: "tray" }, start });
  expect(dragOver(offTheWall, { kind: "tray" })).toBe(offTheWall);
  expect(dragOver(offTheWall, null)).toMatchObject({ dropTarget: null });
});
