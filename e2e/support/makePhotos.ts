import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SOURCES = ["koi", "roses", "leaf", "cairn", "church"] as const;
const CACHE = join(import.meta.dirname, "../.cache/photos");
/** What a phone of these years makes: 12 megapixels, about 2 MB. */
const LONG_SIDE = 4032;
const SHORT_SIDE = 3024;

/** Twelve photos as a shopper would drop them; made once by `makePhotos`. */
export const TWELVE_PHOTOS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  join(CACHE, `photo-${String(index + 1).padStart(2, "0")}.jpg`),
);

/** Makes the photos that are not there yet. Each is another: mirrored or not, and tinted. */
export const makePhotos = async (): Promise<void> => {
  mkdirSync(CACHE, { recursive: true });
  for (const [index, path] of TWELVE_PHOTOS.entries()) {
    if (!existsSync(path)) await makePhoto(index, path);
  }
};

const makePhoto = async (index: number, path: string): Promise<void> => {
  const name = SOURCES[index % SOURCES.length] ?? SOURCES[0];
  const source = sharp(join(import.meta.dirname, "../photos", `${name}.jpg`));
  const { width = 1, height = 1 } = await source.metadata();
  const isLying = width >= height;
  const size = isLying ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE };
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
