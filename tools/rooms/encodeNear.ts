/**
 * Makes the files of a room from near: `node tools/rooms/encodeNear.ts RAW_FOLDER livingRoom`. Its furniture is what
 * `developNear.py` made. Pictures have the wall of the whole room.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const [folder = ".", room = "livingRoom"] = process.argv.slice(2);
const ROOMS = new URL("../../apps/web/app/lib/rooms/", import.meta.url);

const write = async (name: string, bytes: Buffer): Promise<void> => {
  await writeFile(new URL(`${room}Near-${name}`, ROOMS), bytes);
  process.stdout.write(`${room}Near-${name}: ${bytes.length} bytes\n`);
};

// The server makes its pictures of these files, so the threads of cloth must outlast two encoders.
const toWebp = (image: Sharp): Promise<Buffer> =>
  image.clone().webp({ quality: 92, alphaQuality: 95, smartSubsample: true, effort: 6 }).toBuffer();

const sizes: unknown = JSON.parse(await readFile(join(folder, "size.json"), "utf8"));
const sizeOf = (side: "width" | "height"): number => {
  const value = sizes !== null && typeof sizes === "object" ? Reflect.get(sizes, side) : undefined;
  if (typeof value !== "number") throw new Error(`size.json has no number "${side}"`);
  return value;
};

const furniture = sharp(await readFile(join(folder, "front.raw")), {
  raw: { width: sizeOf("width"), height: sizeOf("height"), channels: 4 },
});
await write("furniture.webp", await toWebp(furniture));
