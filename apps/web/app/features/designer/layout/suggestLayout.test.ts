import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { suggestLayout } from "./suggestLayout.ts";

/** Returns the suggestion for this many photos on a wall of this base. */
const suggested = (base: DesignBase, photos: number) => {
  const photoIds = Array.from({ length: photos }, (_, index) => `photo${index}`);
  const design = addPhotos.run(createDesign(base), {
    photos: photoIds.map((id) => ({ id, fileName: `${id}.jpg` })),
  });
  return suggestLayout(design, photoIds);
};
const six: DesignBase = { kind: "set", key: "charming_six" };
const trio: DesignBase = { kind: "set", key: "square_trio" };
const two: DesignBase = { kind: "template", key: "flex_two_frames" };

test("R4.3 a wall of the same kind is suggested for more photos than tiles", () => {
  expect(suggested(six, 12)?.base).toEqual({ kind: "set", key: "dazzling_dozen" });
  expect(suggested(trio, 5)?.base).toEqual({ kind: "set", key: "charming_six" });
  expect(suggested(two, 3)?.base).toEqual({ kind: "template", key: "flex_three_frames" });
});

test.each([
  ["any other would have many gaps", six, 8],
  ["there are more than any other takes", six, 13],
  ["there are as many as a wall may have", two, 50],
])("R4.3 a free wall with a frame for each photo is suggested where %s", (_where, base, photos) => {
  const wall = suggested(base, photos);
  expect(wall?.base).toEqual({ kind: "free" });
  expect(wall?.tiles.map(({ photoId }) => photoId)).toEqual(wall?.photos.map(({ id }) => id));
  expect(wall?.tiles).toHaveLength(photos);
});

test.each([
  ["all of them hang", six, 6],
  ["there are more than any wall takes", six, 51],
  ["the wall is a free one, which grows itself", { kind: "free" } as const, 12],
])("R4.3 nothing is suggested where %s", (_where, base, photos) => {
  expect(suggested(base, photos)).toBeNull();
});

test("R4.3 a suggested gallery wall has no frame for a photo that the shop cannot use", () => {
  const photos = Array.from({ length: 9 }, (_, index) => ({ id: `photo${index}`, fileName: "a.jpg" }));
  const design = addPhotos.run(createDesign(six), { photos });
  const photoIds = photos.slice(1).map(({ id }) => id);
  expect(suggestLayout(design, photoIds, ["photo0"])?.tiles.map(({ photoId }) => photoId)).toEqual(photoIds);
});

test("B8 a gallery wall that was begun before is suggested with its own tiles: the press opens it again", () => {
  const own = { id: "own", fileName: "own.jpg" };
  const begun = addPhotos.run(createGalleryWall(null, { frameCount: 3 }), { photos: [own] });
  const photos = Array.from({ length: 9 }, (_, index) => ({ id: `photo${index}`, fileName: "a.jpg" }));
  const design = addPhotos.run(createDesign(six), { photos });
  const wall = suggestLayout(
    design,
    photos.map(({ id }) => id),
    [],
    begun,
  );
  expect(wall?.tiles.map(({ photoId }) => photoId)).toEqual(["own", ...photos.map(({ id }) => id)]);
});
