import sharp from "sharp";
import { expect, test } from "vitest";
import { createRgbaTiff } from "./rgbaTiff.ts";

test("sharp reads back the pixels that were written", async () => {
  const tiff = createRgbaTiff(3, 2);
  tiff.pixels.set(Array.from({ length: 24 }, (_, index) => index * 10));
  const { data, info } = await sharp(tiff.file).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 4 });
  expect([...data]).toEqual([...tiff.pixels]);
});

test("the colour profile is applied: a red of Display P3 becomes the strongest red of sRGB", async () => {
  const p3 = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .withIccProfile("p3")
    .png()
    .toBuffer();
  const { icc } = await sharp(p3).metadata();
  const tiff = createRgbaTiff(1, 1, icc);
  tiff.pixels.set([234, 51, 35, 255]);
  const shown = await sharp(tiff.file).toColourspace("srgb").raw().toBuffer();
  expect(shown[0]).toBeGreaterThan(250);
  expect(shown[1]).toBeLessThan(12);
});
