import type { ByteReader } from "./byteReader.ts";

/** EXIF's orientation: how the stored image must be rotated and mirrored to be upright. 1 is upright. */
export type ExifOrientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type Exif = {
  readonly orientation: ExifOrientation;
  /** Byte range of the camera's embedded thumbnail (a JPEG). It has the orientation of the photo. */
  readonly thumbnail: { readonly start: number; readonly end: number } | null;
};

const NO_EXIF: Exif = { orientation: 1, thumbnail: null };

const TAG_ORIENTATION = 0x0112;
const TAG_THUMBNAIL_START = 0x0201;
const TAG_THUMBNAIL_LENGTH = 0x0202;
const ENTRY_BYTES = 12;
const TYPE_SHORT = 3;

/** Reads a TIFF block that begins at `tiffStart`. All offsets inside count from there (Exif 2.32, 4.5.2). */
export const readExif = (bytes: ByteReader, tiffStart: number): Exif => {
  const order = bytes.text(tiffStart, 2);
  if (order !== "II" && order !== "MM") return NO_EXIF;
  const littleEndian = order === "II";
  const first = readDirectory(bytes, tiffStart, bytes.u32(tiffStart + 4, littleEndian), littleEndian);
  // The second directory is the thumbnail's. Only two are read, since a damaged file may point back to the first.
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
/** A value outside of the standard's eight counts as upright, as in every decoder. */
const orientationOf = (value: number | undefined): ExifOrientation =>
  ORIENTATIONS.find((orientation) => orientation === value) ?? 1;

/** Returns true for orientations 5 to 8: a quarter turn, which swaps width and height. */
export const swapsSides = (orientation: ExifOrientation): boolean => orientation >= 5;
