import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { titleOf } from "./calculatePricing.ts";

test("R3.4 a ready-made gallery wall has its own name in cart, order and mails, also with a frame less", () => {
  const wall = createGalleryWall("family_twelve");
  expect(titleOf(wall)).toBe("Family twelve");
  expect(titleOf({ ...wall, tiles: wall.tiles.slice(1) })).toBe("Family twelve");
});

test("R2.13 a single framed artwork is named by its title, and a photo of the shopper never by its file", () => {
  const frame = createDesign({ kind: "free" });
  const art = createArtPhoto(
    { id: "good_dog", title: "Good dog", width: 3000, height: 4000 },
    "https://shop.example/a",
  );
  const withPhoto = (photo: DesignPhoto) => ({
    ...frame,
    photos: [photo],
    tiles: frame.tiles.map((tile) => ({ ...tile, photoId: photo.id })),
  });
  expect(titleOf(withPhoto(art))).toBe("Good dog");
  expect(titleOf(withPhoto({ ...art, id: "photo", fileName: "IMG_1.jpg" }))).toBe("One tile");
});

test("R3.4 a wall that began as none is named by its frames", () => {
  const wall = createDesign({ kind: "free" });
  expect(titleOf(wall)).toBe("One tile");
  expect(titleOf({ ...createGalleryWall("family_twelve"), base: { kind: "free" } })).toBe(
    "Gallery wall of 12 tiles",
  );
});
