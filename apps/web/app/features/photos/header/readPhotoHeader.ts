import { detectPhotoFormat, type PhotoFormat, SIGNATURE_BYTES } from "@storywall/domain/photos/formats.ts";
import { type ByteReader, createByteReader } from "./byteReader.ts";
import { readIsoMediaSize } from "./isoMedia.ts";
import { readJpegHeader } from "./jpeg.ts";
import { headerWithoutExif, type PhotoHeader, toPhotoSize } from "./photoHeader.ts";

/** The number of bytes that are read for a header. Cameras put some 100 kB of profiles before the size. */
export const HEADER_BYTES = 256 * 1024;

/**
 * Returns the format of a photo by the first bytes of its file (never by its name) and its upright size; null for a
 * file that we do not print. Never throws, whatever the bytes are.
 */
export const readPhotoHeader = (headerBytes: Uint8Array): PhotoHeader | null => {
  const bytes = createByteReader(headerBytes);
  const format = detectPhotoFormat(bytes.text(0, SIGNATURE_BYTES));
  if (format === "jpeg") return readJpegHeader(bytes);
  return format && headerWithoutExif(format, readSize(bytes, format));
};

const readSize = (bytes: ByteReader, format: PhotoFormat) => {
  switch (format) {
    case "png":
      return toPhotoSize(bytes.u32(16), bytes.u32(20));
    case "gif":
      return toPhotoSize(bytes.u16(6, true), bytes.u16(8, true));
    case "webp":
      return readWebpSize(bytes);
    case "heic":
    case "avif":
      return readIsoMediaSize(bytes);
    default:
      return null;
  }
};

/** Reads the three kinds of WebP (RFC 9649, section 2). Sizes are of the image as stored. */
const readWebpSize = (bytes: ByteReader) => {
  const u24 = (at: number): number | null => {
    const value = bytes.u32(at, true);
    return value === null ? null : value & 0xffffff;
  };
  const plusOne = (value: number | null): number | null => (value === null ? null : value + 1);
  switch (bytes.text(12, 4)) {
    case "VP8X":
      return toPhotoSize(plusOne(u24(24)), plusOne(u24(27)));
    case "VP8L": {
      const bits = bytes.u32(21, true);
      return bits === null ? null : toPhotoSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case "VP8 ": {
      const [width, height] = [bytes.u16(26, true), bytes.u16(28, true)];
      return width === null || height === null ? null : toPhotoSize(width & 0x3fff, height & 0x3fff);
    }
    default:
      return null;
  }
};
