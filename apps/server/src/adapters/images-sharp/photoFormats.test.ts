import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxCellDifference, meanCellColours } from "@storywall/testkit/cellColours.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imagesSharp } from "./imagesSharp.ts";
import { distanceToQuadrants, quadrants, writePhoto } from "./test/drawnPhotos.ts";

const images = imagesSharp();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinds-"));
});
afterAll(async () => {
  await images.close();
  await rm(folder, { recursive: true });
});

let files = 0;
const path = () => join(folder, String(files++));
const createMaster = async (original: string) => {
  const master = path();
  return { result: await images.createMaster(original, master, "a shopper"), master };
};
const fixture = (name: string) => new URL(`./test/${name}`, import.meta.url).pathname;

const SUNSET_CELLS = [
  [130, 150, 178],
  [166, 181, 204],
  [141, 161, 183],
  [124, 123, 117],
  [182, 166, 134],
  [114, 106, 92],
  [54, 41, 26],
  [55, 44, 27],
  [56, 48, 40],
];

/** Mean colours of nine cells, measured with other software. */
const REAL_PHOTOS = [
  {
    name: "ycck-without-profile.jpg",
    size: [510, 532],
    // Without a profile the colours of inks are undefined; inverted inks would be off by more than 100.
    tolerance: 60,
    cells: [
      [150, 135, 135],
      [160, 132, 139],
      [190, 163, 178],
      [154, 149, 171],
      [177, 159, 184],
      [199, 161, 131],
      [160, 148, 165],
      [172, 159, 174],
      [190, 164, 150],
    ],
  },
  {
    name: "hdr-gain-map.jpg",
    size: [384, 512],
    tolerance: 8,
    cells: [
      [98, 108, 118],
      [100, 130, 159],
      [66, 47, 34],
      [104, 105, 101],
      [127, 127, 117],
      [41, 31, 25],
      [118, 106, 94],
      [123, 121, 119],
      [10, 9, 9],
    ],
  },
  {
    name: "paris.avif",
    size: [403, 302],
    tolerance: 8,
    cells: [
      [121, 159, 201],
      [128, 154, 186],
      [133, 173, 215],
      [158, 153, 149],
      [158, 157, 161],
      [168, 165, 162],
      [61, 59, 47],
      [63, 65, 46],
      [86, 86, 74],
    ],
  },
  { name: "corrupt-profile.jpg", size: [1200, 800], tolerance: 8, cells: SUNSET_CELLS },
  { name: "exif-loop.jpg", size: [1200, 800], tolerance: 8, cells: SUNSET_CELLS },
];

test.each(REAL_PHOTOS)(
  "the master of $name has the colours that viewers show",
  async ({ name, size: [width, height], tolerance, cells }) => {
    const { result, master } = await createMaster(fixture(name));
    expect(result).toMatchObject({ kind: "photo", width, height });
    expect(maxCellDifference(await meanCellColours(master), cells)).toBeLessThanOrEqual(tolerance);
    const { exif, xmp, iptc, comments } = await sharp(master).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  },
);

/** File variants that a drawing tests as well as a photo. */
const DRAWN_PHOTOS = {
  "a progressive JPEG": () => quadrants().jpeg({ progressive: true }),
  "an interlaced PNG": () => quadrants().png({ progressive: true }),
  "a PNG with a palette": () => quadrants().png({ palette: true }),
  "a lossless WebP": () => quadrants().webp({ lossless: true }),
  "a deflated TIFF": () => quadrants().tiff({ compression: "deflate" }),
};
test.each(Object.entries(DRAWN_PHOTOS))("%s becomes a master", async (_, draw) => {
  const { result, master } = await createMaster(await writePhoto(path(), await draw().toBuffer()));
  expect(result).toMatchObject({ kind: "photo", width: 320, height: 240 });
  expect(await distanceToQuadrants(master)).toBeLessThan(10);
});

test("a CMYK photo with a profile keeps its colours", async () => {
  // A colour that inks can print. The conversion to inks costs a little accuracy, ignoring the profile far more.
  const muted = sharp({ create: { width: 240, height: 240, channels: 3, background: "#96785a" } });
  const inks = await muted.toColourspace("cmyk").withIccProfile("cmyk").jpeg({ quality: 95 }).toBuffer();
  const { master } = await createMaster(await writePhoto(path(), inks));
  expect(maxCellDifference(await meanCellColours(master), Array(9).fill([150, 120, 90]))).toBeLessThan(25);
});

test.each(["gif", "webp"] as const)("the master of an animated %s is its first frame", async (format) => {
  const frames = await Promise.all(
    ["#c83232", "#3232c8"].map((background) =>
      sharp({ create: { width: 240, height: 240, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  const { result, master } = await createMaster(await writePhoto(path(), moving));
  expect(result).toMatchObject({ kind: "photo", format, width: 240, height: 240 });
  expect(maxCellDifference(await meanCellColours(master), Array(9).fill([200, 50, 50]))).toBeLessThan(10);
});

test("a GIF that is also a script is rejected", async () => {
  const { result } = await createMaster(fixture("script.gif"));
  expect(result).toMatchObject({ kind: "error", error: "NOT_AN_IMAGE" });
});
