import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { expect, test } from "vitest";
import { familyOf, photographsFor, SAMPLE_DESIGN_PHOTOS, withSamplePhotos } from "./samplePhotographs.ts";

test("a sample wall shows one family, and each photograph once", () => {
  const tiles = Array.from(
    { length: SAMPLE_DESIGN_PHOTOS.length },
    () => ({ orientation: "portrait" }) as const,
  );
  const ids = photographsFor(tiles, "garden");
  expect(ids.slice(0, 3)).toEqual(["apricot-rose", "kitten-in-daisies", "lavender-field"]);
  expect(new Set(ids).size).toBe(SAMPLE_DESIGN_PHOTOS.length);
});

test("sample photographs are in empty tiles alone, and each of them can be drawn", () => {
  const blank = createDesign({ kind: "set", key: "square_trio" });
  const own = { id: "own", fileName: "own.jpg" };
  const design = {
    ...blank,
    photos: [own],
    tiles: blank.tiles.map((tile, index) => (index === 1 ? { ...tile, photoId: own.id } : tile)),
  };
  const sample = withSamplePhotos(design, "sea");
  const photographs = new Set(SAMPLE_DESIGN_PHOTOS.map(({ id }) => id));
  expect(sample.tiles.map(({ photoId }) => photographs.has(photoId ?? ""))).toEqual([true, false, true]);
  expect(sample.tiles[1]?.photoId).toBe(own.id);
  expect(layOut(sample).tiles.map((placed) => croppedPhotoOf(placed, sample) !== null)).toEqual([
    true,
    // Its size is not read yet.
    false,
    true,
  ]);
});

test("neighbours in the list of gallery walls show different families", () => {
  const families = GALLERY_WALL_KEYS.map((wall) => familyOf({ kind: "free", wall }));
  expect(families.filter((family, index) => family === families[index + 1])).toEqual([]);
});
