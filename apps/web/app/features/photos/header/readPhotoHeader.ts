import { type ByteReader, readBytes } from "./bytes.ts";
import { isoMediaFormat, isoMediaSize } from "./isoMedia.ts";
import { readJpegHeader } from "./jpeg.ts";
import { type PhotoHeader, photoSize, plainHeader } from "./photoHeader.ts";

/** As much of a file as is read for its header; cameras put up to some 100 kB of profiles before the size. */
export const HEADER_BYTES = 256 * 1024;

/**
 * What a file is by its first bytes (never by its name), and its upright size. Null: not a kind of photo that we print.
 * Never throws, whatever the bytes are.
 */
export const readPhotoHeader = (head: Uint8Array): PhotoHeader | null => {
  const bytes = readBytes(head);
  if (bytes.u16(0) === 0xffd8 && bytes.u8(2) === 0xff) return readJpegHeader(bytes);
  if (bytes.text(0, 8) === "\x89PNG\r\n\x1a\n") {
    return plainHeader("png", photoSize(bytes.u32(16), bytes.u32(20)));
  }
  if (bytes.text(0, 6) === "GIF87a" || bytes.text(0, 6) === "GIF89a") {
    return plainHeader("gif", photoSize(bytes.u16(6, true), bytes.u16(8, true)));
  }
  if (bytes.text(0, 4) === "RIFF" && bytes.text(8, 4) === "WEBP") {
    return plainHeader("webp", webpSize(bytes));
  }
  if (["II*\0", "MM\0*"].includes(bytes.text(0, 4))) return plainHeader("tiff", null);
  if (bytes.text(4, 4) === "ftyp") {
    const format = isoMediaFormat(bytes);
    return format && plainHeader(format, isoMediaSize(bytes));
  }
  return null;
};

/** The three ways a WebP file may begin (RFC 9649, section 2). Sizes are of the picture as stored. */
const webpSize = (bytes: ByteReader) => {
  const u24 = (at: number): number | null => {
    const value = bytes.u32(at, true);
    return value === null ? null : value & 0xffffff;
  };
  const next = (value: number | null): number | null => (value === null ? null : value + 1);
  switch (bytes.text(12, 4)) {
    case "VP8X":
      return photoSize(next(u24(24)), next(u24(27)));
    case "VP8L": {
      const bits = bytes.u32(21, true);
      return bits === null ? null : photoSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case "VP8 ": {
      const [width, height] = [bytes.u16(26, true), bytes.u16(28, true)];
      return width === null || height === null ? null : photoSize(width & 0x3fff, height & 0x3fff);
    }
    default:
      return null;
  }
};
