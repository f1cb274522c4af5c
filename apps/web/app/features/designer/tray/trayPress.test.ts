import { addPhotos, removePhotoFromTile } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { trayPressOf } from "./trayPress.ts";

const photos = ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` }));
const full = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos });
const withGap = removePhotoFromTile.run(full, { tile: "tile_2" });
const usable = { openTile: null, isUsable: true };
const unusable = { openTile: null, isUsable: false };

test("B3 a press shows the tile of a photo that hangs, and hangs one that does not", () => {
  expect(trayPressOf(full, { ...usable, photoId: "c" })).toEqual({ kind: "open", tile: "tile_3" });
  expect(trayPressOf(withGap, { ...usable, photoId: "d" })).toEqual({ kind: "hang", tile: "tile_2" });
  expect(trayPressOf(full, { ...usable, photoId: "d" })).toEqual({ kind: "pickUp", tile: "tile_1" });
  expect(trayPressOf(full, { ...usable, photoId: "d", openTile: "tile_1" })).toEqual({
    kind: "hang",
    tile: "tile_1",
  });
});

test("R4.1 a photo that cannot be used replaces none and fills no empty tile", () => {
  for (const openTile of [null, "tile_1"])
    for (const design of [full, withGap])
      expect(trayPressOf(design, { ...unusable, photoId: "d", openTile })).toBeNull();
  // One that hangs already can still be opened, to choose another for its tile.
  expect(trayPressOf(full, { ...unusable, photoId: "a" })).toEqual({ kind: "open", tile: "tile_1" });
});
