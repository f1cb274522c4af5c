import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { quadrants } from "../../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { CORPUS, fixture, pngChunk, pngSize } from "../../reliability/oddFiles.ts";

export type BadPhoto = { readonly name: string; readonly bytes: () => Promise<Uint8Array> | Uint8Array };

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });

/** A good picture whose colour profile is 120 MB of nothing, packed to a thousandth. */
const swellingProfile = (): Buffer => {
  const profile = Buffer.concat([Buffer.from("p\0\0", "latin1"), deflateSync(Buffer.alloc(120_000_000))]);
  const rows = deflateSync(Buffer.alloc(300 * (1 + 300 * 3)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngSize(300, 300),
    pngChunk("iCCP", profile),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** What takes much to read: small files that are large pictures. */
const HEAVY: readonly BadPhoto[] = [
  { name: "a profile that swells to 120 MB", bytes: swellingProfile },
  { name: "12 megapixels in 883 scans", bytes: () => fixture("883-scans.jpg") },
  {
    name: "a progressive JPEG of 80 megapixels",
    bytes: () => flat(10_000, 8_000).jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: "an interlaced PNG of 60 megapixels",
    bytes: () => flat(10_000, 6_000).png({ progressive: true }).toBuffer(),
  },
];

/** Numbers from 0 up to (not with) 1, the same for the same words. */
const chances = (words: string): (() => number) => {
  let state = words;
  return () => {
    state = createHash("sha256").update(state).digest("hex");
    return Number.parseInt(state.slice(0, 8), 16) / 2 ** 32;
  };
};

/** Good photos with some of their bytes changed, cut off or doubled. */
const damaged = (seed: number, count: number): readonly BadPhoto[] => {
  const good = (["jpeg", "png", "webp", "avif", "tiff", "gif"] as const).map(
    (format) => () => quadrants(640, 480).toFormat(format).toBuffer(),
  );
  return Array.from({ length: count }, (_, index) => ({
    name: `damaged photo ${index} of seed ${seed}`,
    bytes: async () => {
      const chance = chances(`${seed}/${index}`);
      const bytes = Buffer.from(
        index % 7 === 6 ? await fixture("field.heic") : await (good[index % 6] ?? jpeg)(),
      );
      for (let change = 0; change < 1 + chance() * 40; change += 1) {
        bytes[Math.floor(chance() * bytes.length)] = Math.floor(chance() * 256);
      }
      return chance() < 0.3 ? bytes.subarray(0, Math.ceil(chance() * bytes.length)) : bytes;
    },
  }));
};
const jpeg = () => quadrants(640, 480).jpeg().toBuffer();

/** Every file of a folder, such as a collection of one's own, which FAULTS_PHOTOS may name. */
const inFolder = async (folder: string | undefined): Promise<readonly BadPhoto[]> => {
  if (folder === undefined) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, bytes: () => readFile(join(parentPath, name)) }));
};

/** How many: every so-manieth of the known ones, some that are heavy, and some of good ones that were damaged. */
export type BadPhotosSize = { readonly every: number; readonly heavy: number; readonly damages: number };

/** Files that no photo shop wants, and good ones that are hard to read. */
export const badPhotos = async (
  seed: number,
  { every, heavy, damages }: BadPhotosSize,
): Promise<readonly BadPhoto[]> => [
  ...CORPUS.filter((_, index) => index % every === seed % every).map(([name, , bytes]) => ({ name, bytes })),
  ...HEAVY.slice(0, heavy),
  ...damaged(seed, damages),
  ...(await inFolder(process.env.FAULTS_PHOTOS)),
];
