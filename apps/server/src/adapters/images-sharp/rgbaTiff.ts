/**
 * Writes pixels as a TIFF in memory, so that sharp gets their colour profile. Raw pixels cannot carry one, and
 * without it a phone's Display P3 photo is printed dull.
 */

/** Field types of TIFF 6.0. */
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

const BITS_PER_SAMPLE = 258;
const EXTRA_SAMPLES = 338;
const UNASSOCIATED_ALPHA = 2;
const INTER_COLOUR_PROFILE = 34675;

type Field = { tag: number; type: number; count: number; value: number };

type RgbaTiff = {
  /** The whole file. */
  readonly file: Buffer;
  /** The part of `file` for the pixels: red, green, blue, alpha, row by row. */
  readonly pixels: Uint8ClampedArray;
};

/** Creates an uncompressed RGBA TIFF of this size in px; black until its pixels are written. */
export const createRgbaTiff = (width: number, height: number, profile?: Buffer): RgbaTiff => {
  const bytes = width * height * 4;
  const fieldCount = profile ? 11 : 10;
  const bitsOffset = 8 + 2 + fieldCount * 12 + 4;
  const profileOffset = bitsOffset + 8;
  const profileBytes = profile?.length ?? 0;
  const pixelsOffset = Math.ceil((profileOffset + profileBytes) / 8) * 8;

  const fields: Field[] = [
    { tag: 256, type: LONG, count: 1, value: width },
    { tag: 257, type: LONG, count: 1, value: height },
    { tag: BITS_PER_SAMPLE, type: SHORT, count: 4, value: bitsOffset },
    { tag: 259, type: SHORT, count: 1, value: 1 }, // not compressed
    { tag: 262, type: SHORT, count: 1, value: 2 }, // RGB
    { tag: 273, type: LONG, count: 1, value: pixelsOffset }, // start of the only strip
    { tag: 277, type: SHORT, count: 1, value: 4 }, // samples a pixel
    { tag: 278, type: LONG, count: 1, value: height }, // rows in the strip
    { tag: 279, type: LONG, count: 1, value: bytes }, // bytes in the strip
    { tag: EXTRA_SAMPLES, type: SHORT, count: 1, value: UNASSOCIATED_ALPHA },
    ...(profile
      ? [{ tag: INTER_COLOUR_PROFILE, type: UNDEFINED, count: profileBytes, value: profileOffset }]
      : []),
  ];

  const file = Buffer.alloc(pixelsOffset + bytes);
  file.write("II*\0", 0, "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(fields.length, 8);
  fields.forEach(({ tag, type, count, value }, index) => {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8); // little-endian, so a SHORT is in the right bytes too
  });
  for (let sample = 0; sample < 4; sample++) file.writeUInt16LE(8, bitsOffset + sample * 2);
  profile?.copy(file, profileOffset);
  return { file, pixels: new Uint8ClampedArray(file.buffer, file.byteOffset + pixelsOffset, bytes) };
};
