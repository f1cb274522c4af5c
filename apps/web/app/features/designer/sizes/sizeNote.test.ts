import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { px } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { sizeNote } from "./sizeNote.ts";

const photoOf = (id: string, side: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(side), height: px(side) },
});

const wall = addPhotos.run(createGalleryWall("sofa_nine"), {
  photos: [photoOf("large", 6000), photoOf("medium", 1800)],
});
const [withLarge, withMedium, empty] = wall.tiles.map(({ name }) => name);

test("B2 each size says how the photo of a tile prints in it before it is chosen", () => {
  const noteOf = (tile: string | undefined, size: Parameters<typeof sizeNote>[1]["size"]) =>
    sizeNote(wall, { size, tile, uncertainIds: [] });
  expect(noteOf(withLarge, "rectangle_xlarge")).toEqual({ text: "prints well", isWeak: false });
  expect(noteOf(withMedium, "rectangle_small")).toEqual({ text: "prints well", isWeak: false });
  expect(noteOf(withMedium, "rectangle_xlarge")).toEqual({ text: "too small", isWeak: true });
  expect(noteOf(empty, "rectangle_small")).toBeNull();
});

test("B2 the sizes of the whole wall count the photos that print weakly in them", () => {
  const input = { uncertainIds: [] };
  expect(sizeNote(wall, { ...input, size: "rectangle_small" })?.text).toBe("all print well");
  expect(sizeNote(wall, { ...input, size: "rectangle_xlarge" })?.text).toBe("1 photo too small");
  expect(sizeNote(createDesign({ kind: "free" }), { ...input, size: "rectangle_small" })).toBeNull();
});

test("B2 a photo that is not read yet is not judged", () => {
  expect(sizeNote(wall, { size: "rectangle_xlarge", tile: withMedium, uncertainIds: ["medium"] })).toBeNull();
});
