/**
 * Writes the image files of a room seen from near: `node tools/rooms/encodeNear.ts RAW_FOLDER livingRoom
 * [LEFT,TOP]`. Its furniture comes from `developNear.py`; its wall is that of the whole room. A part that was
 * rendered again is put into the existing file, at LEFT and TOP (pixels).
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const [folder = ".", room = "livingRoom", place] = process.argv.slice(2);
const ROOMS = new URL("../../apps/web/app/lib/rooms/", import.meta.url);

const write = async (name: string, bytes: Buffer): Promise<void> => {
  await writeFile(new URL(`${room}Near-${name}`, ROOMS), bytes);
  process.stdout.write(`${room}Near-${name}: ${bytes.length} bytes\n`);
};

// The server makes its images from these files, so fine detail such as cloth must survive two encoders.
const toWebp = (image: Sharp): Promise<Buffer> =>
  image.clone().webp({ quality: 92, alphaQuality: 95, smartSubsample: true, effort: 6 }).toBuffer();

const sizes: unknown = JSON.parse(await readFile(join(folder, "size.json"), "utf8"));
const sizeOf = (side: "width" | "height"): number => {
  const value = sizes !== null && typeof sizes === "object" ? Reflect.get(sizes, side) : undefined;
  if (typeof value !== "number") throw new Error(`size.json has no number "${side}"`);
  return value;
};

/** Pixels at the edges of a part to leave out, because its denoiser had too little data there. */
const MARGIN = 10;

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Returns the existing file with a part of it replaced. */
const withPart = async (part: Pixels, left: number, top: number): Promise<Pixels> => {
  const file = await readFile(new URL(`${room}Near-furniture.webp`, ROOMS));
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let row = MARGIN; row < part.height - MARGIN; row += 1) {
    const first = (row * part.width + MARGIN) * 4;
    const length = (part.width - 2 * MARGIN) * 4;
    part.data.copy(data, ((top + row) * info.width + left + MARGIN) * 4, first, first + length);
  }
  return { data, width: info.width, height: info.height };
};

const developed: Pixels = {
  data: await readFile(join(folder, "front.raw")),
  width: sizeOf("width"),
  height: sizeOf("height"),
};
const [left, top] = (place ?? "").split(",").map(Number);
const whole =
  left !== undefined && top !== undefined && place !== undefined
    ? await withPart(developed, left, top)
    : developed;
const furniture = sharp(whole.data, { raw: { width: whole.width, height: whole.height, channels: 4 } });
await write("furniture.webp", await toWebp(furniture));
