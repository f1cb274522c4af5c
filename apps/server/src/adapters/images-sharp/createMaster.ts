import { readFile, writeFile } from "node:fs/promises";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import {
  type PhotoError,
  photoDamaged,
  photoExceedsProcessLimit,
  photoTooDetailed,
} from "@storywall/domain/photos/photoErrors.ts";
import { MAX_MASTER_BYTES, MAX_PHOTO_PIXELS } from "@storywall/domain/photos/photoLimits.ts";
import sharp, { type Sharp } from "sharp";
import type { MasterResult } from "../../ports/photos/ImageProcessor.ts";
import { decodeHeic } from "./heic.ts";
import { type PhotoHeader, readHeader } from "./photoHeader.ts";

/** `failOn: "warning"` also rejects a photo that ends too early: its lower part would be printed grey. */
const SHARP_OPTIONS = {
  limitInputPixels: MAX_PHOTO_PIXELS,
  failOn: "warning",
  sequentialRead: true,
} as const;

/**
 * A larger photo is encoded without optimised Huffman tables. They need all coefficients at once, 6 bytes a pixel and
 * more: a progressive JPEG of 119 megapixels took 2.3 GB with them and takes 0.9 GB without, for up to 36 % more bytes.
 */
const MAX_OPTIMISED_PIXELS = 25_000_000;

/**
 * No personal metadata stays: sharp keeps EXIF, GPS, XMP and comments only on demand, and here only a profile is set.
 */
const toMasterJpeg = (image: Sharp, { pixels }: PhotoHeader): Sharp =>
  image
    .flatten({ background: "#ffffff" }) // transparent parts become white, not black
    .toColourspace("srgb")
    .withIccProfile("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: pixels <= MAX_OPTIMISED_PIXELS });

/**
 * Converts 16 bits a channel to 8. When an output profile is set, sharp reads 16-bit pixels without a profile
 * as Display P3, which makes the colours garish; it reads 8-bit pixels as sRGB, which is right.
 */
const toEightBit = async (image: Sharp): Promise<Sharp> =>
  sharp(await image.toColourspace("srgb").png({ compressionLevel: 1 }).toBuffer(), SHARP_OPTIONS);

const decode = async (
  path: string,
  format: PhotoFormat,
  header: PhotoHeader,
): Promise<{ kind: "image"; image: Sharp } | PhotoError> => {
  if (format !== "heic") {
    const image = sharp(path, SHARP_OPTIONS).autoOrient();
    return { kind: "image", image: header.isDeep && !header.profile ? await toEightBit(image) : image };
  }
  const decoded = await decodeHeic(await readFile(path), header.profile);
  return decoded.kind === "pixels" ? { kind: "image", image: sharp(decoded.tiff, SHARP_OPTIONS) } : decoded;
};

/**
 * Returns a master of at most `maxBytes`. A larger one is encoded again at lower quality; undefined when even
 * that does not help. A file of 300 kB may decode to noise of 138 MB, which a shop cannot store for every
 * visitor.
 */
export const limitMasterBytes = async (
  master: Buffer,
  maxBytes = MAX_MASTER_BYTES,
): Promise<Buffer | undefined> => {
  if (master.length <= maxBytes) return master;
  const smaller = await sharp(master, SHARP_OPTIONS)
    .withIccProfile("srgb")
    .jpeg({ quality: 80, optimiseCoding: false })
    .toBuffer();
  return smaller.length <= maxBytes ? smaller : undefined;
};

const encode = async (path: string, format: PhotoFormat, header: PhotoHeader) => {
  const decoded = await decode(path, format, header);
  if (decoded.kind === "error") return decoded;
  const { data, info } = await toMasterJpeg(decoded.image, header).toBuffer({ resolveWithObject: true });
  const bounded = await limitMasterBytes(data);
  return bounded ? ({ kind: "jpeg", data: bounded, info } as const) : photoTooDetailed();
};

/** Returns whether a decoder failed for lack of memory, which says nothing about the file. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && /out of memory|allocat/i.test(error.message);

/**
 * Checks the file `original` and writes its master. It runs in the process that may die.
 * @throws only errors that the file did not cause, such as a full disk.
 */
export const createMaster = async (
  original: string,
  master: string,
  format: PhotoFormat,
): Promise<MasterResult> => {
  const header = await readHeader(original, format);
  if (header.kind === "error") return header;
  const encoded = await encode(original, format, header).catch((error: unknown) =>
    isOutOfMemory(error) ? photoExceedsProcessLimit() : photoDamaged(),
  );
  if (encoded.kind === "error") return encoded;
  await writeFile(master, encoded.data);
  const { width, height } = encoded.info;
  return { kind: "photo", format, width, height, masterBytes: encoded.data.length };
};
