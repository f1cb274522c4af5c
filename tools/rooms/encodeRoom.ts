/**
 * Encodes the raw pixels of `developPasses.py` into the shop's files: `node tools/rooms/encodeRoom.ts RAW_FOLDER
 * livingRoom`. Wall and furniture of a room have the same scale, so that both look equally sharp.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [folder = ".", room = "livingRoom"] = process.argv.slice(2);
const OUT = new URL("../../apps/web/app/lib/rooms/", import.meta.url);
const WALL_COLOURS = ["warmWhite", "sage", "clay", "slate"];

const encode = async (
  raw: string,
  name: string,
  size: { readonly width: number; readonly height: number; readonly channels: 3 | 4 },
): Promise<void> => {
  const image = sharp(await readFile(join(folder, `${raw}.raw`)), { raw: size });
  const avif = await image.clone().avif({ quality: 72, effort: 3, chromaSubsampling: "4:4:4" }).toBuffer();
  const webp = await image
    .clone()
    .webp({ quality: 90, alphaQuality: 95, smartSubsample: true, effort: 4 })
    .toBuffer();
  await writeFile(new URL(`${room}-${name}.avif`, OUT), avif);
  await writeFile(new URL(`${room}-${name}.webp`, OUT), webp);
  process.stdout.write(`${room}-${name}: AVIF ${avif.length} bytes, WebP ${webp.length} bytes\n`);
};

const sizes: unknown = JSON.parse(await readFile(join(folder, "light.json"), "utf8"));
const numberOf = (field: string): number => {
  const value = sizes !== null && typeof sizes === "object" ? Reflect.get(sizes, field) : undefined;
  if (typeof value !== "number") throw new Error(`light.json has no number "${field}"`);
  return value;
};

for (const colour of WALL_COLOURS) {
  await encode(colour, colour, { width: numberOf("width"), height: numberOf("height"), channels: 3 });
}
await encode("front", "furniture", {
  width: numberOf("frontWidth"),
  height: numberOf("frontHeight"),
  channels: 4,
});
