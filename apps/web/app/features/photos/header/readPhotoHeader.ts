import { type ByteReader, createByteReader } from "./byteReader.ts";
import { readIsoMediaFormat, readIsoMediaSize } from "./isoMedia.ts";
import { readJpegHeader } from "./jpeg.ts";
import { headerWithoutExif, type PhotoHeader, toPhotoSize } from "./photoHeader.ts";

/** As much of a file as is read for its header; cameras put up to some 100 kB of profiles before the size. */
export const HEADER_BYTES = 256 * 1024;

/**
 * What a file is by its first bytes (never by its name), and its upright size. Null: not a kind of photo that we print.
 * Never throws, whatever the bytes are.
 */
export const readPhotoHeader = (headerBytes: Uint8Array): PhotoHeader | null => {
  const bytes = createByteReader(headerBytes);
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return readJpegHeader(bytes);
  if (bytes.text(0, 8) === "\x89PNG\r\n\x1a\n") {
    return headerWithoutExif("png", toPhotoSize(bytes.u32(16), bytes.u32(20)));
  }
  if (bytes.text(0, 6) === "GIF87a" || bytes.text(0, 6) === "GIF89a") {
    return headerWithoutExif("gif", toPhotoSize(bytes.u16(6, true), bytes.u16(8, true)));
  }
  if (bytes.text(0, 4) === "RIFF" && bytes.text(8, 4) === "WEBP") {
    return headerWithoutExif("webp", readWebpSize(bytes));
  }
  if (["II*\0", "MM\0*"].includes(bytes.text(0, 4))) return headerWithoutExif("tiff", null);
  if (bytes.text(4, 4) === "ftyp") {
    const format = readIsoMediaFormat(bytes);
    return format && headerWithoutExif(format, readIsoMediaSize(bytes));
  }
  return null;
};

/** The three ways a WebP file may begin (RFC 9649, section 2). Sizes are of the picture as stored. */
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
