import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MIN_PHOTO_SIDE } from "@storywall/domain/photos/photoLimits.ts";
import {
  notAnImage,
  type PhotoRefusal,
  photoDamaged,
  photoTooLarge,
  photoTooSmall,
  tooManyPixels,
} from "@storywall/domain/photos/photoRefusals.ts";
import type { PhotoHeader } from "./header/photoHeader.ts";

export type FileJudgement = PhotoRefusal | { readonly kind: "photo"; readonly header: PhotoHeader };

/**
 * What speaks against a file before a byte of it is sent or decoded. Pixels are asked before anything decodes:
 * a picture of 40 000 by 40 000 fits into a few kB and would take the tab's memory.
 */
export const judgeFile = (bytes: number, header: PhotoHeader | null): FileJudgement => {
  if (bytes === 0) return photoDamaged();
  if (header === null) return notAnImage("another kind of file");
  if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
  if (header.size === null) return { kind: "photo", header };
  const { width, height } = header.size;
  if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
  if (Math.min(width, height) < MIN_PHOTO_SIDE) return photoTooSmall(width, height);
  return { kind: "photo", header };
};
