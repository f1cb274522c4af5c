import sharp from "sharp";

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
const ROOMS = import.meta.glob<string>(
  ["../lib/rooms/{*-warmWhite,bedroom-sage,*-furniture}.webp", "!../lib/rooms/*Evening-*.webp"],
  { query: "?inline", import: "default", eager: true },
);

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

/** Returns a rendered room's bitmap as PNG: the library that turns SVG into pixels does not know WebP. */
const roomSource = (name: string): Promise<string> => {
  const known = rooms.get(name);
  if (known) return known;
  const source = convertToPng(ROOMS[`../lib/rooms/${name}.webp`]);
  rooms.set(name, source);
  return source;
};

const convertToPng = async (webp: string | undefined): Promise<string> => {
  const [, bytes] = webp?.split("base64,") ?? [];
  if (bytes === undefined) return "";
  const png = await sharp(Buffer.from(bytes, "base64")).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
};
