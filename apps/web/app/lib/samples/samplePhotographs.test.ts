import { GALLERY_WALL_KEYS, type ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS, type SetKey } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS, type TemplateKey } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { expect, test } from "vitest";
import {
  photographsFor,
  SAMPLE_DESIGN_PHOTOS,
  sampleChoiceOf,
  withSamplePhotos,
} from "./samplePhotographs.ts";

test("a sample wall shows one family, and each photograph once", () => {
  const tiles = Array.from(
    { length: SAMPLE_DESIGN_PHOTOS.length },
    () => ({ orientation: "portrait" }) as const,
  );
  const ids = photographsFor(tiles, { families: ["garden"], skipped: 0 });
  expect(ids.slice(0, 3)).toEqual(["apricot-rose", "coffee-and-granola", "kitten-in-daisies"]);
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
  const sample = withSamplePhotos(design, { families: ["sea"], skipped: 0 });
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
  const families = GALLERY_WALL_KEYS.map((wall) => sampleChoiceOf({ kind: "free", wall }).families[0]);
  expect(families.filter((family, index) => family === families[index + 1])).toEqual([]);
});

test("no two layouts or sets show the same photographs, and none shows most of those of another of its size", () => {
  const walls = [
    ...TEMPLATE_KEYS.map((key) => createDesign({ kind: "template", key })),
    ...SET_KEYS.map((key) => createDesign({ kind: "set", key })),
  ].map((blank) => withSamplePhotos(blank, sampleChoiceOf(blank.base)).tiles.map(({ photoId }) => photoId));
  for (const [index, wall] of walls.entries())
    for (const other of walls.slice(index + 1)) {
      const shared = wall.filter((photo) => other.includes(photo)).length;
      expect(new Set([wall.toSorted().join(), other.toSorted().join()]).size).toBe(2);
      if (wall.length === other.length) expect(shared).toBeLessThanOrEqual(wall.length / 2);
    }
});

test.each([
  [["front_room_eight", "large_and_four"]],
  [["salon_six", "sofa_nine"]],
  [["family_twelve", "stair_seven"]],
  [["square_trio", "charming_six", "dazzling_dozen"]],
  [["flex_two_frames", "flex_three_frames", "flex_four_frames"]],
  [["grid_four_frames", "mixed_absolute_four_frames"]],
] as const)(
  "walls that a desktop shows beside each other share no photograph while there is another: %s",
  (row) => {
    const shown = row.flatMap((key) => {
      const blank = blankOf(key);
      return withSamplePhotos(blank, sampleChoiceOf(blank.base)).tiles.map(({ photoId }) => photoId);
    });
    expect(new Set(shown).size).toBe(Math.min(shown.length, SAMPLE_DESIGN_PHOTOS.length));
  },
);

test("no wall of the shop shows a photograph that looks lit from behind in a room's soft light", () => {
  for (const key of [...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS]) {
    const blank = blankOf(key);
    const shown = withSamplePhotos(blank, sampleChoiceOf(blank.base)).tiles.map(({ photoId }) => photoId);
    for (const photo of ["street-sunset", "winter-rooftops", "lavender-field"])
      expect(shown, key).not.toContain(photo);
  }
});

const blankOf = (key: TemplateKey | SetKey | ReadyGalleryWallKey) => {
  const wall = GALLERY_WALL_KEYS.find((known) => known === key);
  if (wall) return createGalleryWall(wall);
  const set = SET_KEYS.find((known) => known === key);
  if (set) return createDesign({ kind: "set", key: set });
  const template = TEMPLATE_KEYS.find((known) => known === key);
  if (template) return createDesign({ kind: "template", key: template });
  throw new Error(`no wall ${key}`);
};
