import { MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE, type PhotoFormat } from "@storywall/domain/photos/photoLimits.ts";
import {
  type PhotoRefusal,
  photoDamaged,
  photoTooSmall,
  tooManyPixels,
} from "@storywall/domain/photos/photoRefusals.ts";
import sharp from "sharp";

/** What a picture says of itself before a pixel is decoded. */
export type Header = {
  readonly kind: "header";
  readonly profile: Buffer | undefined;
  /** More than 8 bits a channel. */
  readonly isDeep: boolean;
};

/**
 * Reads a picture's header and refuses what is too big to decode or too small to print. The size that it claims may be
 * a lie; decoding finds out.
 */
export const readHeader = async (path: string, format: PhotoFormat): Promise<Header | PhotoRefusal> => {
  try {
    const { width, height, icc, depth } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
    if (width < 1 || height < 1) return photoDamaged();
    if (Math.min(width, height) < MIN_PHOTO_SIDE) return photoTooSmall(width, height);
    return { kind: "header", profile: icc, isDeep: depth !== "uchar" };
  } catch (error) {
    // libheif checks the size itself, against a limit that lies above ours.
    const tooBig =
      format === "heic" && error instanceof Error && /security limit|exceeds/i.test(error.message);
    return tooBig ? tooManyPixels() : photoDamaged();
  }
};
