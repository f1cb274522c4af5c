import { addPhotos } from "@storywall/domain/design/commands/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { suggestLayout } from "./suggestLayout.ts";

/** The wall that is offered to whoever chose so many photos for one of this base. */
const offered = (base: DesignBase, photos: number) => {
  const photoIds = Array.from({ length: photos }, (_, index) => `photo${index}`);
  const design = addPhotos.run(createDesign(base), {
    photos: photoIds.map((id) => ({ id, fileName: `${id}.jpg` })),
  });
  return suggestLayout(design, photoIds);
};
const six: DesignBase = { kind: "set", key: "charming_six" };
const trio: DesignBase = { kind: "set", key: "square_trio" };
const two: DesignBase = { kind: "template", key: "flex_two_frames" };

test("R4.3 whoever chose twelve photos for six tiles is offered a wall of the same kind that takes them all", () => {
  expect(offered(six, 12)?.base).toEqual({ kind: "set", key: "dazzling_dozen" });
  expect(offered(trio, 5)?.base).toEqual({ kind: "set", key: "charming_six" });
  expect(offered(two, 3)?.base).toEqual({ kind: "template", key: "flex_three_frames" });
});

test.each([
  ["any other would have many gaps", six, 8],
  ["there are more than any other takes", six, 13],
  ["there are as many as a wall may have", two, 50],
])("R4.3 a free wall with a frame for each is offered where %s", (_where, base, photos) => {
  const wall = offered(base, photos);
  expect(wall?.base).toEqual({ kind: "free" });
  expect(wall?.tiles.map(({ photoId }) => photoId)).toEqual(wall?.photos.map(({ id }) => id));
  expect(wall?.tiles).toHaveLength(photos);
});

test.each([
  ["all of them hang", six, 6],
  ["there are more than any wall takes", six, 51],
  ["the wall is a free one, which grows itself", { kind: "free" } as const, 12],
])("R4.3 no other wall is offered where %s", (_where, base, photos) => {
  expect(offered(base, photos)).toBeNull();
});
