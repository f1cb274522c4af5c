import { STUDIO_ART } from "@storywall/domain/art/studioArt.ts";
import { ART_DRAWINGS } from "@storywall/scene/art/artDrawings.ts";
import { renderSampleSvg, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { resizeArt, studioArtImages } from "./studioArtImages.ts";

test("R7.3 every drawing of the shop is in the catalogue", () => {
  const drawn = [...SAMPLE_PHOTOS, ...ART_DRAWINGS].map(({ id }) => id.replace("sample-", "studio-"));
  expect(STUDIO_ART.map(({ id }) => id)).toEqual(drawn);
});

test("R2.13 a new shop has twenty-four pictures, no two of them alike", async () => {
  expect(STUDIO_ART).toHaveLength(24);
  const pictures = [...SAMPLE_PHOTOS, ...ART_DRAWINGS].map(renderSampleSvg);
  const signatures = await Promise.all(
    pictures.map(async (svg) =>
      (await sharp(Buffer.from(svg)).resize(4, 5).removeAlpha().raw().toBuffer()).toString("hex"),
    ),
  );
  expect(new Set(signatures).size).toBe(24);
}, 20_000);

test("R7.3 an image is an sRGB JPEG of the size in the catalogue, without EXIF", async () => {
  const picture = await studioArtImages.render("studio-sea-at-dusk");
  const { format, width, height, space, icc, exif } = await sharp(picture).metadata();
  expect({ format, width, height, space }).toEqual({
    format: "jpeg",
    width: 2400,
    height: 3000,
    space: "srgb",
  });
  expect(icc).toBeDefined();
  expect(exif).toBeUndefined();
}, 20_000);

test("R7.3 a small image of a drawing has the requested width, its shape and its colours", async () => {
  const sizeOf = async (width: number) => {
    const image = await sharp(await studioArtImages.render("studio-sea-at-dusk", width)).metadata();
    return [image.width, image.height];
  };
  expect(await Promise.all([320, 4096].map(sizeOf))).toEqual([
    [320, 400],
    [2400, 3000],
  ]);
  const pixelsOf = async (image: Uint8Array | undefined) => sharp(image).resize(8, 10).raw().toBuffer();
  const small = await pixelsOf(await studioArtImages.render("studio-sea-at-dusk", 320));
  const large = await pixelsOf(await studioArtImages.render("studio-sea-at-dusk"));
  expect(Math.max(...small.map((value, index) => Math.abs(value - (large[index] ?? 0))))).toBeLessThan(6);
}, 20_000);

test("R7.3 a smaller copy of a photo has the requested width and is never enlarged", async () => {
  const whole = await sharp({ create: { width: 800, height: 1000, channels: 3, background: "#28a" } })
    .jpeg()
    .toBuffer();
  const widths = await Promise.all(
    [320, 2048].map(async (width) => (await sharp(await resizeArt(whole, width)).metadata()).width),
  );
  expect(widths).toEqual([320, 800]);
});

test("R7.3 an id that is not in the catalogue has no image", async () => {
  for (const id of ["sample-dog", "studio-", "studio-nothing", "../studio-dog", ""]) {
    expect(await studioArtImages.render(id)).toBeUndefined();
  }
});
