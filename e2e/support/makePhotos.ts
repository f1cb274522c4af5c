import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const SAMPLES = ["koi", "roses", "leaf", "cairn", "church"] as const;
export type SamplePhoto = (typeof SAMPLES)[number];
const CACHE = join(import.meta.dirname, "../.cache/photos");

/**
 * Long and short side in px, by megapixels. Current phones take 12 (about 2 MB); each photo costs browser and server
 * a second. Photos of 4 are also sharp on every wall of the tests, for a third of that.
 */
const SIZES = {
  12: { long: 4032, short: 3024 },
  4: { long: 2304, short: 1728 },
} as const;

export type Megapixels = keyof typeof SIZES;

/** Returns the path of a sample photo. It is small, so it uploads fast. */
export const samplePhotoPath = (name: SamplePhoto): string =>
  join(import.meta.dirname, "../photos", `${name}.jpg`);

/** Returns the paths of twelve photos. `makePhotos` creates them. Their file names are the same in both sizes. */
export const photosOf = (megapixels: Megapixels): readonly string[] =>
  Array.from({ length: 12 }, (_, index) =>
    join(CACHE, String(megapixels), `photo-${String(index + 1).padStart(2, "0")}.jpg`),
  );

export const TWELVE_PHOTOS = photosOf(4);

/** Creates the photos that do not exist yet. They differ from each other: mirrored or not, and tinted. */
export const makePhotos = async (): Promise<void> => {
  for (const megapixels of [12, 4] as const) {
    mkdirSync(join(CACHE, String(megapixels)), { recursive: true });
    for (const [index, path] of photosOf(megapixels).entries()) {
      if (!existsSync(path)) await makePhoto(index, path, megapixels);
    }
  }
};

const makePhoto = async (index: number, path: string, megapixels: Megapixels): Promise<void> => {
  const name = SAMPLES[index % SAMPLES.length] ?? SAMPLES[0];
  const source = sharp(samplePhotoPath(name));
  const { width = 1, height = 1 } = await source.metadata();
  const { long, short } = SIZES[megapixels];
  const size = width >= height ? { width: long, height: short } : { width: short, height: long };
  // Tinted while it is small, which takes half as long as tinting the large image.
  const tinted = await source
    .flop(index % 2 === 1)
    .modulate({ hue: ((index % 3) - 1) * 10, brightness: 0.95 + (index % 4) * 0.05 })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const unfinished = `${path}.unfinished`;
  await sharp(tinted)
    .resize({ ...size, fit: "cover", kernel: "cubic" })
    .jpeg({ quality: 95 })
    .toFile(unfinished);
  // Renamed when complete, so an interrupted run leaves no partial photo.
  renameSync(unfinished, path);
};
