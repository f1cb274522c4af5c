import {
  notAnImage,
  type PhotoError,
  photoDamaged,
  photoTooLarge,
  photoTooSmall,
  tooManyPixels,
} from "@storywall/domain/photos/photoErrors.ts";
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MIN_PHOTO_SIDE_PX,
} from "@storywall/domain/photos/photoLimits.ts";
import type { PhotoHeader } from "./header/photoHeader.ts";

export type FileValidation = PhotoError | { readonly kind: "photo"; readonly header: PhotoHeader };

/**
 * What speaks against a file before a byte of it is sent or decoded. Pixels are asked before anything decodes:
 * a picture of 40 000 by 40 000 fits into a few kB and would take the tab's memory.
 */
export const validateFile = (bytes: number, header: PhotoHeader | null): FileValidation => {
  if (bytes === 0) return photoDamaged();
  if (header === null) return notAnImage("another kind of file");
  if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
  if (header.size === null) return { kind: "photo", header };
  const { width, height } = header.size;
  if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
  if (Math.min(width, height) < MIN_PHOTO_SIDE_PX) return photoTooSmall(width, height);
  return { kind: "photo", header };
};
