import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { findUnsavedTiles } from "./findUnsavedTiles.ts";

const empty = createDesign({ kind: "set", key: "square_trio" });
const chosen = addPhotos.run(empty, {
  photos: ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg` })),
});
const uploaded = updatePhoto(chosen, { id: "a", url: "https://shop.example/a.jpg", handle: "a" });
const namesOf = (tiles: readonly { readonly name: string }[]) => tiles.map(({ name }) => name);

test("R4.13 a photo is saved once it is uploaded, and not before", () => {
  expect(namesOf(findUnsavedTiles(chosen, empty.tiles))).toEqual([]);
  expect(namesOf(findUnsavedTiles(uploaded, empty.tiles))).toEqual(["tile_1"]);
});

test("R4.13 a saved tile is not sent again; an emptied tile and a changed crop are", () => {
  expect(namesOf(findUnsavedTiles(uploaded, uploaded.tiles))).toEqual([]);
  const emptied = { ...uploaded, tiles: empty.tiles };
  expect(namesOf(findUnsavedTiles(emptied, uploaded.tiles))).toEqual(["tile_1", "tile_2"]);
});
