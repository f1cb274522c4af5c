import type { ByteReader } from "./byteReader.ts";
import { type Exif, readExif, swapsSides } from "./exif.ts";
import { type PhotoHeader, toPhotoSize } from "./photoHeader.ts";

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP1 = 0xe1;
/** Frame headers SOF0 to SOF15, without DHT, JPG and DAC, which share their range (T.81, table B.1). */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads the segments up to the frame header, which holds the size. The size is null when the bytes end before it. */
export const readJpegHeader = (bytes: ByteReader): PhotoHeader => {
  let exif: Exif = { orientation: 1, thumbnail: null };
  let at = 2;
  for (;;) {
    const marker = bytes.u16(at);
    // A marker may be padded with any number of FF bytes.
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    if (marker === null || marker < 0xff00) break;
    const code = marker & 0xff;
    if (code === START_OF_SCAN || code === END_OF_IMAGE) break;
    if (isFrameHeader(code)) {
      const [height, width] = [bytes.u16(at + 5), bytes.u16(at + 7)];
      const size = swapsSides(exif.orientation) ? toPhotoSize(height, width) : toPhotoSize(width, height);
      return { format: "jpeg", size, ...exif };
    }
    if (code === APP1 && bytes.text(at + 4, 6) === "Exif\0\0") exif = readExif(bytes, at + 10);
    const length = bytes.u16(at + 2);
    if (length === null || length < 2) break;
    at += 2 + length;
  }
  return { format: "jpeg", size: null, ...exif };
};
