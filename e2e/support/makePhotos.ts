import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SOURCES = ["koi", "roses", "leaf", "cairn", "church"] as const;
const CACHE = join(import.meta.dirname, "../.cache/photos");

/**
 * Twelve million is what a phone of these years makes, about 2 MB; each costs browser and server a second. Four are sharp on
 * every wall of the tests too, for a third of that.
 */
const SIZES = {
  12: { long: 4032, short: 3024 },
  4: { long: 2304, short: 1728 },
} as const;

export type Megapixels = keyof typeof SIZES;

/** Twelve photos as a shopper would drop them, by the same names in both sizes; made once by `makePhotos`. */
export const photosOf = (megapixels: Megapixels): readonly string[] =>
  Array.from({ length: 12 }, (_, index) =>
    join(CACHE, String(megapixels), `photo-${String(index + 1).padStart(2, "0")}.jpg`),
  );

export const TWELVE_PHOTOS = photosOf(4);

/** Makes the photos that are not there yet. Each is another: mirrored or not, and tinted. */
export const makePhotos = async (): Promise<void> => {
  for (const megapixels of [12, 4] as const) {
    mkdirSync(join(CACHE, String(megapixels)), { recursive: true });
    for (const [index, path] of photosOf(megapixels).entries()) {
      if (!existsSync(path)) await makePhoto(index, path, megapixels);
    }
  }
};

const makePhoto = async (index: number, path: string, megapixels: Megapixels): Promise<void> => {
  const name = SOURCES[index % SOURCES.length] ?? SOURCES[0];
  const source = sharp(join(import.meta.dirname, "../photos", `${name}.jpg`));
  const { width = 1, height = 1 } = await source.metadata();
  const { long, short } = SIZES[megapixels];
  const size = width >= height ? { width: long, height: short } : { width: short, height: long };
  const unfinished = `${path}.unfinished`;
  await source
    .flop(index % 2 === 1)
    .modulate({ hue: ((index % 3) - 1) * 10, brightness: 0.95 + (index % 4) * 0.05 })
    .resize({ ...size, fit: "cover", kernel: "cubic" })
    .jpeg({ quality: 95 })
    .toFile(unfinished);
  // Whole or not at all: a run that is cut short leaves no half photo behind.
  renameSync(unfinished, path);
};
