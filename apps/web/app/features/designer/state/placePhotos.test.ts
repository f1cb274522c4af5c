import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { placePhotos } from "./placePhotos.ts";

const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const trio = createDesign({ kind: "set", key: "square_trio" });
const hanging = (design: Design) => design.tiles.map(({ photoId }) => photoId);

test("R4.3 photos are assigned in order, from the tile they were chosen for", () => {
  const photos = [photo("a"), photo("b")];
  expect(hanging(placePhotos.run(trio, { photos, tile: null }))).toEqual(["a", "b", null]);
  expect(hanging(placePhotos.run(trio, { photos, tile: "tile_3" }))).toEqual(["b", null, "a"]);
});

test("R2.8 a replaced photo goes back to the tray", () => {
  const wall = addPhotos.run(trio, { photos: [photo("a")] });
  const replaced = placePhotos.run(wall, { photos: [photo("b")], tile: "tile_1" });
  expect(hanging(replaced)).toEqual(["b", null, null]);
  expect(replaced.photos.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("R2.13 an art item that is already in the tray also hangs in the tile it was chosen for", () => {
  const wall = addPhotos.run(trio, { photos: [photo("art:kite")] });
  const placed = placePhotos.run(wall, { photos: [photo("art:kite")], tile: "tile_2" });
  expect(hanging(placed)).toEqual(["art:kite", "art:kite", null]);
  expect(placed.photos).toHaveLength(1);
});

test("R2.8 a photo that replaces one that cannot be used takes its place in its tiles and in the list", () => {
  const wall = addPhotos.run(trio, { photos: [photo("good"), photo("broken")] });
  const twice = placePhotos.run(wall, { photos: [photo("broken")], tile: "tile_3" });
  const replaced = placePhotos.run(twice, { photos: [photo("new")], tile: "tile_1", replacedId: "broken" });
  expect(hanging(replaced)).toEqual(["good", "new", "new"]);
  expect(replaced.photos.map(({ id }) => id)).toEqual(["good", "new"]);
});

test("R2.8 a photo that replaces one of the tray fills an empty tile", () => {
  const wall = { ...trio, photos: [photo("broken"), photo("other")] };
  const replaced = placePhotos.run(wall, { photos: [photo("new")], tile: null, replacedId: "broken" });
  expect(hanging(replaced).filter((id) => id !== null)).toEqual(["new"]);
  expect(replaced.photos.map(({ id }) => id)).toEqual(["new", "other"]);
});

test("B3 an empty list of photos is not a step", () => {
  expect(placePhotos.run(trio, { photos: [], tile: "tile_1" })).toBe(trio);
});

test("R4.3 photos without an empty tile take those of photos that the shop cannot use", () => {
  const wall = addPhotos.run(trio, { photos: [photo("good"), photo("broken")] });
  const unusableIds = ["broken"];
  const one = placePhotos.run(wall, { photos: [photo("a")], tile: null, unusableIds });
  expect(hanging(one)).toEqual(["good", "broken", "a"]);
  const two = placePhotos.run(wall, { photos: [photo("a"), photo("b")], tile: null, unusableIds });
  expect(hanging(two)).toEqual(["good", "b", "a"]);
  expect(two.photos.map(({ id }) => id)).toEqual(["good", "broken", "a", "b"]);
});
