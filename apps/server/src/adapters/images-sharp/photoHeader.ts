import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import {
  type PhotoError,
  photoDamaged,
  photoTooSmall,
  tooManyPixels,
} from "@storywall/domain/photos/photoErrors.ts";
import { MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE_PX } from "@storywall/domain/photos/photoLimits.ts";
import sharp from "sharp";

/** What a picture says of itself before a pixel is decoded. */
export type PhotoHeader = {
  readonly kind: "header";
  readonly profile: Buffer | undefined;
  /** More than 8 bits a channel. */
  readonly isDeep: boolean;
};

/**
 * Reads a picture's header and refuses what is too big to decode or too small to print. The size that it claims may be
 * a lie; decoding finds out.
 */
export const readHeader = async (path: string, format: PhotoFormat): Promise<PhotoHeader | PhotoError> => {
  try {
    const { width, height, icc, depth } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
    if (width < 1 || height < 1) return photoDamaged();
    if (Math.min(width, height) < MIN_PHOTO_SIDE_PX) return photoTooSmall(width, height);
    return { kind: "header", profile: icc, isDeep: depth !== "uchar" };
  } catch (error) {
    // libheif checks the size itself, against a limit that lies above ours.
    const isTooBig =
      format === "heic" && error instanceof Error && /security limit|exceeds/i.test(error.message);
    return isTooBig ? tooManyPixels() : photoDamaged();
  }
};
