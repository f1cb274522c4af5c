/**
 * Writes the image files of the person who shows the scale: `node tools/person/encode.ts RAW_FOLDER`. The pixels
 * come from `develop.py`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [folder = "."] = process.argv.slice(2);
const OUT = new URL("../../apps/web/app/lib/rooms/", import.meta.url);
const NAMES = { day: "person", evening: "personEvening" } as const;

const sizes: unknown = JSON.parse(await readFile(join(folder, "size.json"), "utf8"));
const sizeOf = (side: "width" | "height"): number => {
  const value = sizes !== null && typeof sizes === "object" ? Reflect.get(sizes, side) : undefined;
  if (typeof value !== "number") throw new Error(`size.json has no number "${side}"`);
  return value;
};

for (const time of ["day", "evening"] as const) {
  const image = sharp(await readFile(join(folder, `${time}.raw`)), {
    raw: { width: sizeOf("width"), height: sizeOf("height"), channels: 4 },
  });
  const avif = await image.clone().avif({ quality: 68, effort: 6, chromaSubsampling: "4:4:4" }).toBuffer();
  const webp = await image
    .clone()
    .webp({ quality: 88, alphaQuality: 95, smartSubsample: true, effort: 6 })
    .toBuffer();
  await writeFile(new URL(`${NAMES[time]}.avif`, OUT), avif);
  await writeFile(new URL(`${NAMES[time]}.webp`, OUT), webp);
  process.stdout.write(`${NAMES[time]}: AVIF ${avif.length} bytes, WebP ${webp.length} bytes\n`);
}
