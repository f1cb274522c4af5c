import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { px } from "@storywall/domain/units/units.ts";
import { fourQuadrants } from "@storywall/testkit/fourQuadrants.ts";
import sharp from "sharp";

/** Of the photos at hand those that have edges to measure by; the leaf on snow has hardly any. */
const REAL = ["cairn", "church", "koi", "roses"] as const;
const DRAWN = {
  "quadrants lying": { width: 1200, height: 900 },
  "quadrants upright": { width: 900, height: 1202 },
  /** Finer than a print: what is drawn of it is made smaller on the way. */
  "quadrants dense": { width: 3600, height: 2800 },
} as const;

export type ProofPhoto = {
  readonly name: (typeof REAL)[number] | keyof typeof DRAWN;
  readonly size: PhotoSize;
  /** The master's path, from which prints are made. */
  readonly master: string;
  /** What the browser is given: as the designer, a small one where the master is large. */
  readonly shown: Buffer;
};

/** Longest side of what a designer's tile is given. */
const SHOWN = 1280;

/** Writes the masters into a folder. */
export const proofPhotos = async (folder: string): Promise<readonly ProofPhoto[]> => {
  const make = async (name: ProofPhoto["name"], jpeg: Buffer): Promise<ProofPhoto> => {
    const master = join(folder, `${name}.jpg`);
    await writeFile(master, jpeg);
    const { width, height } = await sharp(jpeg).metadata();
    const shown = await sharp(jpeg)
      .resize(SHOWN, SHOWN, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return { name, size: { width: px(width), height: px(height) }, master, shown };
  };
  const drawn = Object.entries(DRAWN).map(async ([name, { width, height }]) => ({
    name,
    jpeg: await sharp(await fourQuadrants(width, height))
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer(),
  }));
  const files = new Map((await Promise.all(drawn)).map(({ name, jpeg }) => [name, jpeg]));
  return Promise.all([
    ...REAL.map(async (name) =>
      make(name, await readFile(join(import.meta.dirname, `../photos/${name}.jpg`))),
    ),
    ...drawnNames().map((name) => make(name, files.get(name) ?? Buffer.alloc(0))),
  ]);
};

const drawnNames = (): readonly (keyof typeof DRAWN)[] => [
  "quadrants lying",
  "quadrants upright",
  "quadrants dense",
];
