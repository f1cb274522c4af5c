import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { aDesign, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { previewKey } from "./previewKey.ts";

const design: Design = {
  ...aDesign(TRIO_BASE, "photo_1"),
  photos: [
    {
      id: "photo_1",
      fileName: '"ü".jpg',
      size: { width: px(4000), height: px(3000) },
      url: "https://example.com/photos/a",
      handle: "a",
    },
  ],
};

/** Returns the same content with the fields of every object in reverse order. */
const reverseFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reverseFields(field)]),
  );
};

test("the key of a design never changes: URLs of previews contain it for years", () => {
  expect(previewKey(design)).toBe("iUisbtng1Q6bUQRzYHQNthCbDEKL6Qkk");
});

test("neither the order of fields nor an undefined field changes the key", () => {
  expect(previewKey({ ...design, ...Object(reverseFields(design)), room: undefined })).toBe(
    previewKey(design),
  );
});

test("another photo gives another key", () => {
  const [photo] = design.photos;
  const other = { ...design, photos: photo ? [{ ...photo, handle: "b" }] : [] };
  expect(previewKey(other)).not.toBe(previewKey(design));
});

test("B2 what the shopper confirmed does not change the key: the wall looks the same", () => {
  const printConfirmation = { photoId: "photo_1", ppi: 90 };
  const tiles = design.tiles.map((tile) => ({ ...tile, printConfirmation }));
  expect(previewKey({ ...design, tiles })).toBe(previewKey(design));
});
