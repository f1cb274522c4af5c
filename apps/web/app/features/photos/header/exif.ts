import type { ByteReader } from "./byteReader.ts";

/** EXIF's orientation: how the stored picture must be turned and mirrored to stand upright. 1 is upright already. */
export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type Exif = {
  readonly orientation: ExifOrientation;
  /** Where in the file the camera's own small JPEG lies; it is turned like the photo. */
  readonly thumbnail: { readonly start: number; readonly end: number } | null;
};

const NO_EXIF: Exif = { orientation: 1, thumbnail: null };

const TAG_ORIENTATION = 0x0112;
const TAG_THUMBNAIL_START = 0x0201;
const TAG_THUMBNAIL_LENGTH = 0x0202;
const ENTRY_BYTES = 12;
const TYPE_SHORT = 3;

/** Reads a TIFF block that begins at `tiff`; every offset inside counts from there (Exif 2.32, 4.5.2). */
export const readExif = (bytes: ByteReader, tiffStart: number): Exif => {
  const order = bytes.text(tiffStart, 2);
  if (order !== "II" && order !== "MM") return NO_EXIF;
  const littleEndian = order === "II";
  const first = readDirectory(bytes, tiffStart, bytes.u32(tiffStart + 4, littleEndian), littleEndian);
  // The second directory is the thumbnail's. A damaged file may point back at the first: two steps and no more.
  const second = readDirectory(bytes, tiffStart, first.next, littleEndian);
  const start = second.values.get(TAG_THUMBNAIL_START);
  const length = second.values.get(TAG_THUMBNAIL_LENGTH);
  return {
    orientation: orientationOf(first.values.get(TAG_ORIENTATION)),
    thumbnail:
      start !== undefined && length !== undefined && length > 0 && tiffStart + start + length <= bytes.length
        ? { start: tiffStart + start, end: tiffStart + start + length }
        : null,
  };
};

type Directory = { readonly values: ReadonlyMap<number, number>; readonly next: number | null };

const readDirectory = (
  bytes: ByteReader,
  tiffStart: number,
  offset: number | null,
  littleEndian: boolean,
): Directory => {
  const values = new Map<number, number>();
  const count = offset === null || offset === 0 ? null : bytes.u16(tiffStart + offset, littleEndian);
  if (offset === null || count === null) return { values, next: null };
  for (let index = 0; index < count; index += 1) {
    const entry = tiffStart + offset + 2 + index * ENTRY_BYTES;
    const tag = bytes.u16(entry, littleEndian);
    const isShort = bytes.u16(entry + 2, littleEndian) === TYPE_SHORT;
    const value = isShort ? bytes.u16(entry + 8, littleEndian) : bytes.u32(entry + 8, littleEndian);
    if (tag === null || value === null) return { values, next: null };
    values.set(tag, value);
  }
  return { values, next: bytes.u32(tiffStart + offset + 2 + count * ENTRY_BYTES, littleEndian) };
};

const ORIENTATIONS: readonly ExifOrientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** A value outside of the standard's eight counts as upright, as every decoder takes it. */
const orientationOf = (value: number | undefined): ExifOrientation =>
  ORIENTATIONS.find((orientation) => orientation === value) ?? 1;

/** Orientations 5 to 8 turn the picture by a quarter, so that its sides change places. */
export const swapsSides = (orientation: ExifOrientation): boolean => orientation >= 5;
