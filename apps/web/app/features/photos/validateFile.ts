import {
  notAnImage,
  type PhotoError,
  photoDamaged,
  photoTooLarge,
  photoTooSmall,
  tooManyPixels,
  VIDEO,
} from "@storywall/domain/photos/photoErrors.ts";
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTO_PIXELS,
  MIN_PHOTO_SIDE_PX,
} from "@storywall/domain/photos/photoLimits.ts";
import type { PhotoHeader } from "./header/photoHeader.ts";

type FileValidation = PhotoError | { readonly kind: "photo"; readonly header: PhotoHeader };

/**
 * Validates a file before a byte of it is sent or decoded. The number of pixels is checked before decoding: an image
 * of 40 000 by 40 000 pixels fits into a few kB and would exhaust the tab's memory. The type is the browser's guess, by the
 * file's name: it only chooses the words.
 */
export const validateFile = (
  { size: bytes, type }: Pick<Blob, "size" | "type">,
  header: PhotoHeader | null,
): FileValidation => {
  if (bytes === 0) return photoDamaged();
  if (header === null) return notAnImage(type.startsWith("video/") ? VIDEO : null);
  if (bytes > MAX_PHOTO_BYTES) return photoTooLarge();
  if (header.size === null) return { kind: "photo", header };
  const { width, height } = header.size;
  if (width * height > MAX_PHOTO_PIXELS) return tooManyPixels();
  if (Math.min(width, height) < MIN_PHOTO_SIDE_PX) return photoTooSmall();
  return { kind: "photo", header };
};
