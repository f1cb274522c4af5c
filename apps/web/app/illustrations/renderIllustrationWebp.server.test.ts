import sharp from "sharp";
import { expect, test } from "vitest";
import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { renderIllustrationWebp } from "./renderIllustrationWebp.server.ts";

const ONE_OF_EACH_KIND = [
  "offer-square_trio",
  "offer-flex_two_frames.rectangle_large",
  "interior-square_trio.square_small",
  "measures-square_trio.square_small",
  "frame-timeless",
  "step-stick",
  "sizes",
  "size-square_small",
  "style-pure",
];

test.each(ONE_OF_EACH_KIND)("%s is a WebP in listed widths only", async (name) => {
  const [smallest = 0] = illustrationWidths(name);
  const file = await renderIllustrationWebp(name, smallest);
  const { format, width } = await sharp(file ?? new Uint8Array()).metadata();
  expect([format, width]).toEqual(["webp", smallest]);
  expect(await renderIllustrationWebp(name, smallest + 1)).toBeNull();
});

test("R9.14 the illustration of a medium rectangle is a WebP of 220 by 220 pixels", async () => {
  const file = await renderIllustrationWebp("size-rectangle_medium", 220);
  expect(await sharp(file ?? new Uint8Array()).metadata()).toMatchObject({ width: 220, height: 220 });
});

test("a width is rendered once", async () => {
  expect(await renderIllustrationWebp("size-square_small", 160)).toBe(
    await renderIllustrationWebp("size-square_small", 160),
  );
});

test.each([
  // Light ones stay vectors.
  ["missing", 832],
  ["swatch-timeless", 160],
  ["offer-free", 416],
  ["frame-gold", 160],
  ["offer-", 416],
  ["", 416],
  ["constructor", 416],
  ["__proto__-x", 416],
])("there is no WebP of %j", async (name, width) => {
  expect(await renderIllustrationWebp(name, width)).toBeNull();
});
