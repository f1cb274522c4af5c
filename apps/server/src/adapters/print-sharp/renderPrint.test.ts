import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { panCrop, zoomCrop } from "@storywall/domain/crop/gestures.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { getPrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { applyMatrix, type Matrix } from "@storywall/scene/imageTransform.ts";
import { printTransform } from "@storywall/scene/printTransform.ts";
import { type Pixels, readPixels } from "@storywall/testkit/pixels.ts";
import { createQuadrantImage, quadrantColourOf } from "@storywall/testkit/quadrantImage.ts";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { renderPrint } from "./renderPrint.ts";

// Each test takes a second, more on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-"));
});
afterAll(() => rm(folder, { recursive: true }));

const masters = new Map<string, Promise<string>>();
/** Returns the path of a master with four coloured quadrants. */
const masterOf = ({ width, height }: PhotoSize): Promise<string> => {
  const path = join(folder, `${width}x${height}.jpg`);
  const draw = async () => {
    const jpeg = sharp(await createQuadrantImage(width, height)).jpeg({
      quality: 100,
      chromaSubsampling: "4:4:4",
    });
    await writeFile(path, await jpeg.toBuffer());
    return path;
  };
  const master = masters.get(path) ?? draw();
  masters.set(path, master);
  return master;
};

/** At 300 pixels an inch, an eighth of a millimetre. */
const TOLERANCE_PX = 1.5;

/**
 * Returns the found and the expected colours just beside the lines between the quadrants, where the designer's
 * transform puts them in the file. Each line is sampled at several positions, bleed included.
 */
const coloursBesideLines = (print: Pixels, transform: Matrix, photo: PhotoSize) => {
  const samples: { found: string; expected: string }[] = [];
  const addSample = (
    inPhoto: { x: number; y: number },
    side: { x: number; y: number },
    expected: string,
  ): void => {
    const at = applyMatrix(transform, inPhoto);
    const beyond = applyMatrix(transform, { x: inPhoto.x + side.x, y: inPhoto.y + side.y });
    const far = TOLERANCE_PX / Math.hypot(beyond.x - at.x, beyond.y - at.y);
    // The middle of a pixel is half a pixel from its corner.
    const x = Math.round(at.x + (beyond.x - at.x) * far - 0.5);
    const y = Math.round(at.y + (beyond.y - at.y) * far - 0.5);
    if (x < 0 || y < 0 || x >= print.width || y >= print.height) return;
    samples.push({ found: quadrantColourOf(print.at(x, y)), expected });
  };
  const middle = { x: photo.width / 2, y: photo.height / 2 };
  for (const part of [0.03, 0.2, 0.35, 0.45]) {
    for (const [y, left, right] of [
      [part * photo.height, "red", "green"],
      [(1 - part) * photo.height, "blue", "yellow"],
    ] as const) {
      addSample({ x: middle.x, y }, { x: -1, y: 0 }, left);
      addSample({ x: middle.x, y }, { x: 1, y: 0 }, right);
    }
    for (const [x, above, below] of [
      [part * photo.width, "red", "blue"],
      [(1 - part) * photo.width, "green", "yellow"],
    ] as const) {
      addSample({ x, y: middle.y }, { x: 0, y: -1 }, above);
      addSample({ x, y: middle.y }, { x: 0, y: 1 }, below);
    }
  }
  return samples;
};

type PrintCase = {
  readonly photo: PhotoSize;
  readonly size: FrameSizeKey;
  readonly style: FrameStyleKey;
  readonly orientation: Orientation;
  readonly rotation: number;
};

const LANDSCAPE_PHOTO: PhotoSize = { width: px(1200), height: px(900) };
const PORTRAIT_PHOTO: PhotoSize = { width: px(900), height: px(1202) };
const LARGE_PHOTO: PhotoSize = { width: px(4000), height: px(3000) };

/** Returns a crop that is neither in the middle nor on whole pixels, as a shopper leaves it. */
const offCentreCrop = ({ photo, size, style, orientation, rotation }: PrintCase): Crop => {
  const opening = openingSizeOf(size, style, orientation);
  const near = zoomCrop(coverCrop(photo, opening, rotation), 1.37, { x: mm(0), y: mm(0) }, photo, opening);
  return panCrop(near, { x: mm(-17.3), y: mm(-9.1) }, photo, opening);
};

const render = async (printCase: PrintCase, crop = offCentreCrop(printCase)) => {
  const geometry = getPrintGeometry(openingSizeOf(printCase.size, printCase.style, printCase.orientation));
  const jpeg = await renderPrint(await masterOf(printCase.photo), { crop, geometry });
  return { jpeg, geometry, transform: printTransform(crop, printCase.photo, geometry) };
};

// biome-ignore format: a table is read by its columns
const CASES: readonly PrintCase[] = [
  { photo: LANDSCAPE_PHOTO,   size: "square_small",    style: "Infinite", orientation: "portrait",  rotation: 0 },
  { photo: LANDSCAPE_PHOTO,   size: "square_small",    style: "Timeless", orientation: "portrait",  rotation: 90 },
  { photo: PORTRAIT_PHOTO, size: "square_small",    style: "Whisper",  orientation: "portrait",  rotation: 180 },
  { photo: PORTRAIT_PHOTO, size: "rectangle_small", style: "Sleek",    orientation: "landscape", rotation: -90 },
  { photo: LANDSCAPE_PHOTO,   size: "rectangle_small", style: "Serene",   orientation: "portrait",  rotation: 0 },
  { photo: LARGE_PHOTO,   size: "square_small",    style: "Harmony",  orientation: "portrait",  rotation: 0 },
  { photo: LARGE_PHOTO,   size: "square_small",    style: "Sleek",    orientation: "portrait",  rotation: 270 },
  { photo: LANDSCAPE_PHOTO,   size: "square_small",    style: "Sleek",    orientation: "portrait",  rotation: 7.3 },
  { photo: PORTRAIT_PHOTO, size: "rectangle_small", style: "Timeless", orientation: "landscape", rotation: -33 },
  { photo: LANDSCAPE_PHOTO,   size: "square_small",    style: "Infinite", orientation: "portrait",  rotation: 45 },
  { photo: LARGE_PHOTO,   size: "square_small",    style: "Timeless", orientation: "portrait",  rotation: 171 },
  { photo: LANDSCAPE_PHOTO,   size: "rectangle_medium", style: "Timeless", orientation: "portrait", rotation: 0 },
];

test.each(CASES)(
  "B1 the print of $photo.width x $photo.height in $size $style $orientation turned by $rotation shows what the designer shows",
  async (printCase) => {
    const { jpeg, geometry, transform } = await render(printCase);
    const print = await readPixels(jpeg);
    expect(print).toMatchObject({ width: geometry.width, height: geometry.height });
    const colours = coloursBesideLines(print, transform, printCase.photo);
    expect(colours.length).toBeGreaterThan(6);
    expect(colours.map(({ found }) => found)).toEqual(colours.map(({ expected }) => expected));
  },
);

const [PLAIN_CASE = CASES[0]] = CASES;
if (!PLAIN_CASE) throw new Error("There are no cases.");

test("B1 the bleed over the edge of the photo is its mirror image, up to the corners", async () => {
  const opening = openingSizeOf(PLAIN_CASE.size, PLAIN_CASE.style, PLAIN_CASE.orientation);
  const { jpeg, geometry } = await render(PLAIN_CASE, coverCrop(PLAIN_CASE.photo, opening));
  const print = await readPixels(jpeg);
  const { width, height } = geometry;
  const corners = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const;
  expect(corners.map(([x, y]) => quadrantColourOf(print.at(x, y)))).toEqual([
    "red",
    "green",
    "blue",
    "yellow",
  ]);
});

test("B1 a print is marked as sRGB with 300 pixels an inch, and has no metadata of the photo", async () => {
  const { jpeg } = await render(PLAIN_CASE);
  const { format, space, density, chromaSubsampling, icc, exif, xmp, iptc } = await sharp(jpeg).metadata();
  expect({ format, space, density, chromaSubsampling }).toEqual({
    format: "jpeg",
    space: "srgb",
    density: 300,
    chromaSubsampling: "4:4:4",
  });
  const profile = await sharp(await sharp(jpeg).withIccProfile("srgb").png().toBuffer()).metadata();
  expect(icc).toEqual(profile.icc);
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
});

test("the same print gives the same bytes", async () => {
  const [first, second] = [await render(PLAIN_CASE), await render(PLAIN_CASE)];
  expect(first.jpeg.equals(second.jpeg)).toBe(true);
});

/** Returns the centre of brightness in px from the left and upper edge; the middle of the first pixel is at 0.5. */
const centreOfBrightness = async (image: Sharp): Promise<{ x: number; y: number }> => {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  let [x, y, all] = [0, 0, 0];
  data.forEach((value, at) => {
    const brightness = Math.max(0, value - MAX_BLACK_LEVEL);
    x += brightness * ((at % info.width) + 0.5);
    y += brightness * (Math.floor(at / info.width) + 0.5);
    all += brightness;
  });
  return { x: x / all, y: y / all };
};
/** The brightest that black becomes in a JPEG. */
const MAX_BLACK_LEVEL = 12;

/** Draws a soft spot of light whose centre is not on a whole pixel. */
const lightSpot = (width: number, height: number): Sharp => {
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(at % width) - 0.53 * width, Math.floor(at / width) - 0.48 * height];
      return Math.round(255 * Math.exp(-(x * x + y * y) / (0.01 * width * width)));
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 1 } });
};

test.each([
  { photo: { width: px(400), height: px(300) }, rotation: 0 },
  { photo: { width: px(400), height: px(300) }, rotation: 90 },
  { photo: { width: px(400), height: px(300) }, rotation: 180 },
  { photo: { width: px(400), height: px(300) }, rotation: -90 },
  { photo: { width: px(400), height: px(300) }, rotation: 7.3 },
  { photo: { width: px(2400), height: px(1800) }, rotation: 0 },
  { photo: { width: px(2400), height: px(1800) }, rotation: -90 },
])(
  "B1 a print of $photo.width pixels turned by $rotation is placed within a fifth of a pixel",
  async ({ photo, rotation }) => {
    const master = join(folder, `spot-${photo.width}.jpg`);
    await lightSpot(photo.width, photo.height)
      .toColourspace("srgb")
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toFile(master);
    const opening = openingSizeOf("square_small", "Sleek", "portrait");
    const geometry = getPrintGeometry(opening);
    const crop = coverCrop(photo, opening, rotation);
    const { x, y } = await centreOfBrightness(sharp(await renderPrint(master, { crop, geometry })));
    const expected = applyMatrix(
      printTransform(crop, photo, geometry),
      await centreOfBrightness(sharp(master)),
    );
    expect(Math.abs(x - expected.x)).toBeLessThan(0.2);
    expect(Math.abs(y - expected.y)).toBeLessThan(0.2);
  },
);
