import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { hangArtItem, hungText, withFrames } from "./hangArt.ts";

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

test("R2.13 art that is chosen in the designer hangs as from the art page, and the shopper reads where it is", () => {
  const hang = (design: Design) => withFrames(placePhotos).run(design, { photos: [photo], tile: null });
  const full = addPhotos.run(createGalleryWall("salon_six"), { photos: photosOf(6) });
  const hung = hang(full);
  expect(hung.tiles).toHaveLength(7);
  expect(hung.tiles.at(-1)?.photoId).toBe(photo.id);
  expect(hungText(hung, [photo], true)).toBe("“Red sail” is on your wall, in tile 7.");
  expect(hungText(hang(hung), [photo], false)).toBe("“Red sail” is already on your wall, in tile 7.");
  // A picture that waits with the photos hangs when it is chosen again.
  const waiting = { ...full, photos: [...full.photos, photo] };
  expect(withFrames(placePhotos).isPossible(waiting, { photos: [photo], tile: null })).toBe(true);
  expect(hang(waiting).tiles).toHaveLength(7);

  const trio = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), { photos: photosOf(3) });
  const added = hang(trio);
  expect(added.tiles).toEqual(trio.tiles);
  expect(hungText(added, [photo], true)).toBe(
    "“Red sail” is with your photos. Every tile is taken, so drag it onto the one it should replace.",
  );
});
