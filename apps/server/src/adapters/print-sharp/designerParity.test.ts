import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import type { Crop } from "@storywall/domain/crop/crop.ts";
import { flipCrop, panCrop, zoomCrop } from "@storywall/domain/crop/gestures.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { getPrintGeometry } from "@storywall/domain/print/printGeometry.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { renderSampleSvg, SAMPLE_PHOTOS } from "@storywall/scene/samples/samplePhotos.ts";
import { box } from "@storywall/scene/shapes.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { renderPrint } from "./renderPrint.ts";

// Each test renders two prints and a drawing: more than five seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const PHOTO = { width: px(1500), height: px(1000) };
/** Resolution of the comparison, about that of a screen. */
const PIXELS_PER_MM = 3;

let folder = "";
let master = "";
let jpeg: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "print-"));
  master = join(folder, "master.jpg");
  const [sample] = SAMPLE_PHOTOS;
  if (!sample) throw new Error("There are no sample photos.");
  const drawn = sharp(Buffer.from(renderSampleSvg(sample))).resize(PHOTO.width, PHOTO.height, {
    fit: "cover",
  });
  jpeg = await drawn.flatten({ background: "#ffffff" }).jpeg({ quality: 95 }).toBuffer();
  await writeFile(master, jpeg);
});
afterAll(() => rm(folder, { recursive: true }));

const pixelsOf = (opening: SizeMm) => ({
  width: Math.round(opening.width * PIXELS_PER_MM),
  height: Math.round(opening.height * PIXELS_PER_MM),
});

/** Renders the opening with the scene's SVG, which designer, cart and order page share. */
const renderForScreen = async (crop: Crop, opening: SizeMm): Promise<Buffer> => {
  const view = box(0, 0, opening.width, opening.height);
  const svg = renderSvg([{ kind: "photo", photoId: "p", opening: view, photo: PHOTO, crop }], view, {
    idPrefix: "print",
    photoSource: () => `data:image/jpeg;base64,${jpeg.toString("base64")}`,
    size: pixelsOf(opening),
  });
  return sharp(Buffer.from(toSvgMarkup(svg)), { unlimited: true })
    .flatten()
    .resize({ ...pixelsOf(opening), fit: "fill" })
    .raw()
    .toBuffer();
};

/** Renders the print file and returns the same part of it. */
const renderForPaper = async (crop: Crop, opening: SizeMm): Promise<Buffer> => {
  const geometry = getPrintGeometry(opening);
  const { x, y, width, height } = geometry.openingInPixels;
  const print = await renderPrint(master, { crop, geometry });
  return sharp(print)
    .extract({
      left: Math.round(x),
      top: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    })
    .resize({ ...pixelsOf(opening), fit: "fill" })
    .raw()
    .toBuffer();
};

/** Returns the mean difference of the channels of two images (0 to 255). */
const meanDifference = (a: Buffer, b: Buffer): number => {
  if (a.length !== b.length) throw new Error("The images differ in size.");
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
};

/** Two resamplings of one image differ a little at its edges. */
const MAX_DIFFERENCE = 1;

test.each<[FrameSizeKey, FrameStyleKey, number, "" | "flipped"]>([
  ["square_small", "Timeless", 0, ""],
  ["square_small", "Infinite", 90, "flipped"],
  ["rectangle_small", "Whisper", 7.3, ""],
  ["square_small", "Sleek", -123, "flipped"],
])(
  "B1 the print in %s %s turned by %f %s shows what the designer shows",
  async (size, style, rotation, flip) => {
    const opening = openingSizeOf(size, style, "portrait");
    const near = zoomCrop(coverCrop(PHOTO, opening, rotation), 1.21, { x: mm(0), y: mm(0) }, PHOTO, opening);
    const turned = panCrop(near, { x: mm(-8.3), y: mm(-5.1) }, PHOTO, opening);
    const crop = flip === "flipped" ? flipCrop(turned) : turned;
    const screen = await renderForScreen(crop, opening);
    expect(meanDifference(screen, await renderForPaper(crop, opening))).toBeLessThan(MAX_DIFFERENCE);
    // The comparison detects a shift of one millimetre.
    const shifted = panCrop(crop, { x: mm(1), y: mm(1) }, PHOTO, opening);
    expect(meanDifference(screen, await renderForPaper(shifted, opening))).toBeGreaterThan(MAX_DIFFERENCE);
  },
);
