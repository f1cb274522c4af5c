import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { px } from "@storywall/domain/units/units.ts";
import { createQuadrantImage } from "@storywall/testkit/quadrantImage.ts";
import sharp from "sharp";

/** The sample photos with enough edges to measure. The leaf on snow has hardly any, so it is left out. */
const REAL_PHOTOS = ["cairn", "church", "koi", "roses"] as const;
const DRAWN_PHOTOS = {
  "quadrants landscape": { width: 1200, height: 900 },
  "quadrants portrait": { width: 900, height: 1202 },
  /** A higher resolution than the print's, so that rendering the print downscales the photo. */
  "quadrants dense": { width: 3600, height: 2800 },
} as const;

export type ProofPhoto = {
  readonly name: (typeof REAL_PHOTOS)[number] | keyof typeof DRAWN_PHOTOS;
  readonly size: PhotoSize;
  /** Path of the master, which prints are rendered from. */
  readonly master: string;
  /** The JPEG for the browser: downscaled if the master is large, as in the designer. */
  readonly shown: Buffer;
};

/** Longest side of the photo that a tile in the designer loads. */
const MAX_SHOWN_SIDE_PX = 1280;

/** Creates all photos and writes their masters into a folder. */
export const createProofPhotos = async (folder: string): Promise<readonly ProofPhoto[]> => {
  const createPhoto = async (name: ProofPhoto["name"], jpeg: Buffer): Promise<ProofPhoto> => {
    const master = join(folder, `${name}.jpg`);
    await writeFile(master, jpeg);
    const { width, height } = await sharp(jpeg).metadata();
    const shown = await sharp(jpeg)
      .resize(MAX_SHOWN_SIDE_PX, MAX_SHOWN_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return { name, size: { width: px(width), height: px(height) }, master, shown };
  };
  const drawn = Object.entries(DRAWN_PHOTOS).map(async ([name, { width, height }]) => ({
    name,
    jpeg: await sharp(await createQuadrantImage(width, height))
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  }));
  const files = new Map((await Promise.all(drawn)).map(({ name, jpeg }) => [name, jpeg]));
  return Promise.all([
    ...REAL_PHOTOS.map(async (name) =>
      createPhoto(name, await readFile(join(import.meta.dirname, `../photos/${name}.jpg`))),
    ),
    ...listDrawnNames().map((name) => createPhoto(name, files.get(name) ?? Buffer.alloc(0))),
  ]);
};

const listDrawnNames = (): readonly (keyof typeof DRAWN_PHOTOS)[] => [
  "quadrants landscape",
  "quadrants portrait",
  "quadrants dense",
];
