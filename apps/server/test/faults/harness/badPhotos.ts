import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { seededRandom } from "@storywall/domain/random/random.ts";
import sharp from "sharp";
import { quadrants } from "../../../src/adapters/images-sharp/test/drawnPhotos.ts";
import { MALICIOUS_FILES, pngChunk, pngHeaderChunk, readFixture } from "../../reliability/maliciousFiles.ts";

export type BadPhoto = { readonly name: string; readonly bytes: () => Promise<Uint8Array> | Uint8Array };

const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false });

/** Creates a valid PNG whose colour profile decompresses to 120 MB of zeros, a thousand times its size. */
const decompressionBombPng = (): Buffer => {
  const profile = Buffer.concat([Buffer.from("p\0\0", "latin1"), deflateSync(Buffer.alloc(120_000_000))]);
  const rows = deflateSync(Buffer.alloc(300 * (1 + 300 * 3)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngHeaderChunk(300, 300),
    pngChunk("iCCP", profile),
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
};

/** Photos that are expensive to decode: small files with many pixels or scans. */
const HEAVY_PHOTOS: readonly BadPhoto[] = [
  { name: "a profile that swells to 120 MB", bytes: decompressionBombPng },
  { name: "12 megapixels in 883 scans", bytes: () => readFixture("883-scans.jpg") },
  {
    name: "a progressive JPEG of 80 megapixels",
    bytes: () => plainImage(10_000, 8_000).jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: "an interlaced PNG of 60 megapixels",
    bytes: () => plainImage(10_000, 6_000).png({ progressive: true }).toBuffer(),
  },
];

/** Creates valid photos with some bytes changed or cut off. */
const damagedPhotos = (seed: number, count: number): readonly BadPhoto[] => {
  const validPhotos = (["jpeg", "png", "webp", "avif", "tiff", "gif"] as const).map(
    (format) => () => quadrants(640, 480).toFormat(format).toBuffer(),
  );
  return Array.from({ length: count }, (_, index) => ({
    name: `damaged photo ${index} of seed ${seed}`,
    bytes: async () => {
      const random = seededRandom(`${seed}/${index}`);
      const bytes = Buffer.from(
        index % 7 === 6 ? await readFixture("field.heic") : await (validPhotos[index % 6] ?? jpeg)(),
      );
      for (let change = 0; change < 1 + random() * 40; change += 1) {
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      }
      return random() < 0.3 ? bytes.subarray(0, Math.ceil(random() * bytes.length)) : bytes;
    },
  }));
};
const jpeg = () => quadrants(640, 480).jpeg().toBuffer();

/** Lists every file of a folder. FAULTS_PHOTOS can name a private collection of bad photos. */
const photosInFolder = async (folder: string | undefined): Promise<readonly BadPhoto[]> => {
  if (folder === undefined) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ name, bytes: () => readFile(join(parentPath, name)) }));
};

/** How many files to send: every n-th known malicious one, expensive ones, and damaged ones. */
type BadPhotosSize = {
  readonly sampleEvery: number;
  readonly heavyCount: number;
  readonly damagedCount: number;
};

/** Returns malicious, expensive and damaged files. The same seed gives the same files. */
export const badPhotos = async (
  seed: number,
  { sampleEvery, heavyCount, damagedCount }: BadPhotosSize,
): Promise<readonly BadPhoto[]> => [
  ...MALICIOUS_FILES.filter((_, index) => index % sampleEvery === seed % sampleEvery).map(
    ([name, , bytes]) => ({ name, bytes }),
  ),
  ...HEAVY_PHOTOS.slice(0, heavyCount),
  ...damagedPhotos(seed, damagedCount),
  ...(await photosInFolder(process.env.FAULTS_PHOTOS)),
];
