import { readFile } from "node:fs/promises";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import {
  type PhotoError,
  photoDamaged,
  photoTooSmall,
  tooManyPixels,
} from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE_PX } from "@storywall/domain/photos/photoLimits.ts";
import sharp from "sharp";
import { countJpegScans } from "./jpegScans.ts";

/** The metadata of an image before its pixels are decoded. */
export type PhotoHeader = {
  readonly kind: "header";
  readonly profile: Buffer | undefined;
  /** More than 8 bits a channel. */
  readonly isDeep: boolean;
  readonly pixels: number;
  /** Stored in several passes (a progressive JPEG, an interlaced PNG), which a decoder must hold all at once. */
  readonly isProgressive: boolean;
  /** Passes over the whole image that decoding takes. More than one only in a progressive JPEG. */
  readonly scans: number;
};

/**
 * Reads the header of an image and rejects images too large to decode or too small to print. The claimed size may be
 * false; decoding finds out.
 */
export const readHeader = async (path: string, format: PhotoFormat): Promise<PhotoHeader | PhotoError> => {
  try {
    const {
      width,
      height,
      icc,
      depth,
      isProgressive = false,
    } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
    if (width < 1 || height < 1) return photoDamaged();
    if (Math.min(width, height) < MIN_PHOTO_SIDE_PX) return photoTooSmall();
    const scans = format === "jpeg" && isProgressive ? countJpegScans(await readFile(path)) : 1;
    const isDeep = depth !== "uchar";
    return { kind: "header", profile: icc, isDeep, pixels: width * height, isProgressive, scans };
  } catch (error) {
    // libheif checks the size itself, against a higher limit than ours.
    const isTooBig =
      format === "heic" && error instanceof Error && /security limit|exceeds/i.test(error.message);
    return isTooBig ? tooManyPixels() : photoDamaged();
  }
};
