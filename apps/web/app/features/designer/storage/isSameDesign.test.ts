import { addPhotos, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { isSameDesign } from "./isSameDesign.ts";

const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: [{ id: "a", fileName: "a.jpg" }],
});

test("B4 designs are the same in any order of their fields, and differ after a swap of photos", () => {
  const { photos, tiles, frameStyle, size, base, version } = structuredClone(wall);
  expect(isSameDesign(wall, { photos, tiles, frameStyle, size, base, version })).toBe(true);
  expect(isSameDesign(wall, swapTiles.run(wall, { first: "tile_1", second: "tile_2" }))).toBe(false);
});
