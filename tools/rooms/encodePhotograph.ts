/**
 * Encodes the developed photograph of the home page: `node tools/rooms/encodePhotograph.ts FOLDER`. Phones show only
 * a part of it, as set in the style sheet of the page.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const [folder = "."] = process.argv.slice(2);
const OUT = new URL("../../apps/web/app/lib/pictures/", import.meta.url);

/** The part of the photograph that a phone shows, as fractions of its width. */
const NEAR = { left: 0.435, width: 0.455 };

/** Reads a PPM file of 8 bits per channel, written by developPhotograph.py. */
const openPicture = async (
  name: string,
): Promise<{ readonly image: Sharp; readonly width: number; readonly height: number }> => {
  const bytes = await readFile(join(folder, `${name}.ppm`));
  const header = /^P6\n(\d+) (\d+)\n255\n/.exec(bytes.subarray(0, 40).toString("latin1"));
  if (!header) throw new Error(`${name}.ppm has no header of a PPM file`);
  const [text, width, height] = header;
  const size = { width: Number(width), height: Number(height) };
  return { image: sharp(bytes.subarray(text.length), { raw: { ...size, channels: 3 } }), ...size };
};

const write = async (name: string, file: Buffer): Promise<void> => {
  await writeFile(new URL(name, OUT), file);
  process.stdout.write(`${name}: ${file.length} bytes\n`);
};

const encode = async (image: Sharp, name: string, width: number): Promise<void> => {
  const sized = image.clone().resize({ width, kernel: "lanczos3" });
  await write(`${name}.${width}.avif`, await sized.clone().avif({ quality: 70, effort: 6 }).toBuffer());
  await write(
    `${name}.${width}.webp`,
    await sized.clone().webp({ quality: 85, smartSubsample: true, effort: 5 }).toBuffer(),
  );
};

const { image, width, height } = await openPicture("hero");
// Decoded to pixels again, so that the part is cut out before it is scaled down.
const near = sharp(
  await image
    .clone()
    .extract({
      left: Math.round(NEAR.left * width),
      top: 0,
      width: Math.round(NEAR.width * width),
      height,
    })
    .png()
    .toBuffer(),
);
for (const each of [640, 872]) await encode(near, "hero-near", each);
for (const each of [1280, 1920]) await encode(image, "hero-wide", each);
// As many pixels as a phone shows CSS pixels, with 0.05 bit for each (docs/decisions/0105).
await write(
  "hero-placeholder.avif",
  await near.clone().resize({ width: 440 }).avif({ quality: 21 }).toBuffer(),
);
const bare = await openPicture("hero-bare");
await write("hero-bareWall.avif", await bare.image.resize({ width: 320 }).avif({ quality: 64 }).toBuffer());
