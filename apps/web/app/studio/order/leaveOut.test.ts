import { addPhotos, assignPhoto, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { leaveOut } from "./leaveOut.ts";

const photo = (id: string) => ({ id, fileName: `${id}.jpg`, size: { width: px(3000), height: px(3000) } });
const ordered = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: [photo("a"), photo("b"), photo("c")],
});
const savedTiles = ordered.tiles;
const known = ordered.photos;
const photoIds = ({ tiles }: typeof ordered) => tiles.map(({ photoId }) => photoId);

test("B9 a photo that is left out of an order leaves the wall and its list, and its tile stays as it was ordered", () => {
  const added = addPhotos.run(ordered, { photos: [photo("small")] });
  const changed = assignPhoto.run(added, { tile: "tile_2", photoId: "small" });
  const left = leaveOut.run(changed, { tiles: ["tile_2"], savedTiles, known });
  expect(photoIds(left)).toEqual(["a", "b", "c"]);
  expect(left.photos.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("B9 another change of the wall stays when a photo is left out", () => {
  const added = addPhotos.run(ordered, { photos: [photo("small"), photo("good")] });
  const changed = assignPhoto.run(assignPhoto.run(added, { tile: "tile_2", photoId: "small" }), {
    tile: "tile_3",
    photoId: "good",
  });
  expect(photoIds(leaveOut.run(changed, { tiles: ["tile_2"], savedTiles, known }))).toEqual([
    "a",
    "b",
    "good",
  ]);
});

test("B9 of two photos that were swapped neither hangs twice when one is left out", () => {
  const swapped = swapTiles.run(ordered, { first: "tile_1", second: "tile_2" });
  const left = leaveOut.run(swapped, { tiles: ["tile_1"], savedTiles, known });
  expect(photoIds(left)).toEqual(["a", "b", "c"]);
  expect(left.photos).toHaveLength(3);
});

test("B9 the photo of the order comes back to the list that it had left", () => {
  const without = { ...ordered, photos: [photo("a"), photo("c"), photo("small")] };
  const changed = {
    ...without,
    tiles: without.tiles.map((tile) => (tile.name === "tile_2" ? { ...tile, photoId: "small" } : tile)),
  };
  const left = leaveOut.run(changed, { tiles: ["tile_2"], savedTiles, known });
  expect(left.photos.map(({ id }) => id)).toEqual(["a", "c", "b"]);
});
