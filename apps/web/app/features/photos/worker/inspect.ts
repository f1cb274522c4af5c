import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import { type ExifOrientation, swapsSides } from "../header/exif.ts";
import type { PhotoHeader } from "../header/photoHeader.ts";
import { HEADER_BYTES, readPhotoHeader } from "../header/readPhotoHeader.ts";
import { validateFile } from "../validateFile.ts";
import type { InspectResult } from "./messages.ts";

/** Returns the format of a file, its upright size and its embedded thumbnail, without decoding the photo. */
export const inspect = async (file: Blob): Promise<InspectResult> => {
  const headerBytes = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const validation = validateFile(file, readPhotoHeader(headerBytes));
  if (validation.kind === "error") {
    return { kind: "error", problem: { message: validation.message, canRetry: false } };
  }
  const { header } = validation;
  return {
    kind: "photo",
    format: header.format,
    size: header.size,
    thumbnail: await extractThumbnail(headerBytes, header).catch(() => null),
  };
};

const extractThumbnail = async (headerBytes: Uint8Array, header: PhotoHeader): Promise<Blob | null> => {
  if (header.thumbnail === null || header.size === null) return null;
  const jpeg = headerBytes.slice(header.thumbnail.start, header.thumbnail.end);
  const bitmap = await createImageBitmap(new Blob([jpeg], { type: "image/jpeg" }), {
    imageOrientation: "none",
  });
  const { width, height } = bitmap;
  const uprightSize = swapsSides(header.orientation) ? { width: height, height: width } : { width, height };
  if (!hasSameAspectRatio(uprightSize, header.size)) return null;
  const canvas = new OffscreenCanvas(uprightSize.width, uprightSize.height);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.setTransform(...uprightTransform(header.orientation, uprightSize.width, uprightSize.height));
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
};

/**
 * Cameras letterbox thumbnails of other shapes, and edits leave old ones behind. Such a thumbnail would jump when it is
 * replaced.
 */
const hasSameAspectRatio = (thumbnail: { width: number; height: number }, photo: PhotoSize): boolean =>
  Math.abs((thumbnail.width / thumbnail.height) * (photo.height / photo.width) - 1) < 0.02;

type Transform = readonly [number, number, number, number, number, number];

/**
 * Returns the canvas transform that turns a stored image upright (Exif 2.32, 4.6.4). The size is that of the upright
 * image.
 */
const uprightTransform = (orientation: ExifOrientation, width: number, height: number): Transform => {
  const transforms: Readonly<Record<ExifOrientation, Transform>> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return transforms[orientation];
};
