import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { expect, test } from "vitest";
import { hangArtItem } from "./hangArt.ts";

const photo = createArtPhoto(
  { id: "sail", title: "Red sail", width: 3000, height: 4000 },
  "https://shop.example/photos/sail.jpg",
);
const photosOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, fileName: `${index}.jpg` }));

test("R2.13 art hangs in the first empty tile", () => {
  const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: photosOf(1) });
  const hung = hangArtItem.run(trio, { photo });
  expect(hung.tiles.map(({ photoId }) => photoId)).toEqual(["p0", photo.id, null]);
});

test("R2.13 a full gallery wall gets a frame for art, and a full set has it with the photos", () => {
  const gallery = createGalleryWall("salon_six");
  const full = addPhotos.run(gallery, { photos: photosOf(6) });
  const hung = hangArtItem.run(full, { photo });
  expect(hung.tiles).toHaveLength(7);
  expect(hung.tiles.at(-1)?.photoId).toBe(photo.id);
  const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: photosOf(3) });
  const added = hangArtItem.run(trio, { photo });
  expect(added.tiles).toEqual(trio.tiles);
  expect(added.photos).toHaveLength(4);
});

test("R2.13 art that is on the wall already is not added twice", () => {
  const hung = hangArtItem.run(createDesign({ kind: "set", key: "square_trio" }), { photo });
  expect(hangArtItem.run(hung, { photo })).toBe(hung);
});
