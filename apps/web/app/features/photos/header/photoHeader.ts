import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";
import { px } from "@storywall/domain/units/units.ts";
import type { ExifOrientation } from "./exif.ts";

/** What the first bytes of a file say about a photo. */
export type PhotoHeader = {
  readonly format: PhotoFormat;
  /** Upright size in px; null when the header lacks it, or is too deep in the file. */
  readonly size: PhotoSize | null;
  /** Only for JPEG: byte range of the embedded thumbnail, which has the photo's orientation. */
  readonly thumbnail: { readonly start: number; readonly end: number } | null;
  readonly orientation: ExifOrientation;
};

export const toPhotoSize = (width: number | null, height: number | null): PhotoSize | null =>
  width === null || height === null || width === 0 || height === 0
    ? null
    : { width: px(width), height: px(height) };

export const headerWithoutExif = (format: PhotoFormat, size: PhotoSize | null): PhotoHeader => ({
  format,
  size,
  thumbnail: null,
  orientation: 1,
});
