import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";
import { aDesign, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { previewKey } from "./previewKey.ts";

const wall: Design = {
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

/** The same content with the fields of every object the other way round. */
const reverseFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseFields);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, reverseFields(field)]),
  );
};

test("a wall's key never changes: addresses of pictures hold it for years", () => {
  expect(previewKey(wall)).toBe("iUisbtng1Q6bUQRzYHQNthCbDEKL6Qkk");
});

test("the order of fields makes no other key, nor does one that is not there", () => {
  expect(previewKey({ ...wall, ...Object(reverseFields(wall)), room: undefined })).toBe(previewKey(wall));
});

test("another photo is another key", () => {
  const [photo] = wall.photos;
  const other = { ...wall, photos: photo ? [{ ...photo, handle: "b" }] : [] };
  expect(previewKey(other)).not.toBe(previewKey(wall));
});
