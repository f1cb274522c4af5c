import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { seededRandom } from "@storywall/domain/random/random.ts";
import sharp, { type Sharp } from "sharp";
import { dyeTextiles } from "./dyeTextiles.server.ts";

/**
 * Bitmaps inside illustrations. A drawing names each as `bitmap:NAME`; the bytes are put in when a file is sent or
 * turned into pixels, so that the rendered drawings in memory stay small.
 */

const PHOTOGRAPHS = import.meta.glob<string>("../lib/samples/photographs/*.jpg", {
  query: "?inline",
  import: "default",
  eager: true,
});
// Illustrations show rooms by day.
const ROOMS = import.meta.glob<string>(["../lib/rooms/*.webp", "!../lib/rooms/*Evening-*.webp"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Suffixes of the names of a room's bitmap that is mirrored, and furniture whose textiles are dyed. */
export const [MIRRORED, DYED] = ["-mirrored", "-dyed"] as const;

/** Returns the address of a bitmap in a drawing. */
export const bitmapSource = (name: string): string => `bitmap:${name}`;

const ADDRESS = /bitmap:([a-zA-Z-]+)/g;

/** Returns an SVG file with the bytes of its bitmaps in it: `data:` URLs, since an image may load nothing else. */
export const embedBitmaps = async (markup: string): Promise<string> => {
  const names = [...new Set([...markup.matchAll(ADDRESS)].map(([, name = ""]) => name))];
  const sources = new Map(
    await Promise.all(names.map(async (name) => [name, await sourceOf(name)] as const)),
  );
  return markup.replaceAll(ADDRESS, (_, name: string) => sources.get(name) ?? "");
};

const sourceOf = async (name: string): Promise<string> =>
  PHOTOGRAPHS[`../lib/samples/photographs/${name}.jpg`] ?? (await roomSource(name));

const rooms = new Map<string, Promise<string>>();

/** Returns a rendered room's bitmap in a format that the library knows which turns SVG into pixels: not WebP. */
const roomSource = (name: string): Promise<string> => {
  const known = rooms.get(name);
  if (known) return known;
  const isMirrored = name.endsWith(MIRRORED);
  const unmirrored = name.replace(MIRRORED, "");
  const isDyed = unmirrored.endsWith(DYED);
  const file = unmirrored.replace(DYED, "");
  const [, bytes] = ROOMS[`../lib/rooms/${file}.webp`]?.split("base64,") ?? [];
  if (bytes === undefined) return Promise.resolve("");
  const webp = sharp(Buffer.from(bytes, "base64")).flop(isMirrored);
  const source = file.endsWith("-furniture") ? convertToPng(webp, isDyed) : convertWall(webp);
  rooms.set(name, source);
  return source;
};

const convertToPng = async (webp: Sharp, isDyed: boolean): Promise<string> => {
  const { data, info } = await webp.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (isDyed) dyeTextiles(data);
  const png = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
};

/** The most by which grain makes a pixel of a wall lighter or darker, as a fraction: more of it looks like woven paper when the wall is enlarged. */
const GRAIN = 0.019;

/**
 * Returns a wall with the fine grain of rolled paint, the same each time. Without grain the light is so even that its
 * steps of colour would show, and the wall would look like plastic.
 */
const convertWall = async (webp: Sharp): Promise<string> => {
  const { data, info } = await webp.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = seededRandom("wall");
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const grain = (random() + random() - 1) * GRAIN;
    for (let channel = pixel; channel < pixel + 3; channel++)
      data[channel] = clamp(Math.round((data[channel] ?? 0) * (1 + grain)), 0, 255);
  }
  const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 94, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
};
