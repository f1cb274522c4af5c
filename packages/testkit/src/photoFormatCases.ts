import type { PhotoFormat } from "@storywall/domain/photos/formats.ts";

type PhotoFormatCase = {
  readonly label: string;
  /** Null for a file that is not a photo that the shop prints. */
  readonly format: PhotoFormat | null;
  /** First bytes of the file. */
  readonly start: Uint8Array;
};

/** Returns the bytes of a latin-1 text. */
export const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Returns the `ftyp` box of an ISO media file: its size, the major brand, a version, the compatible brands. */
export const ftyp = (major: string, ...compatible: readonly string[]): Uint8Array => {
  const box = `ftyp${major}\0\0\0\0${compatible.join("")}`;
  return latin1(`\0\0\0${String.fromCharCode(box.length + 4)}${box}`);
};

const photo = (label: string, format: PhotoFormat, start: Uint8Array): PhotoFormatCase => ({
  label,
  format,
  start,
});
const other = (label: string, start: Uint8Array): PhotoFormatCase => ({ label, format: null, start });

/** Beginnings of files and the format that each must be read as, by the browser and by the server. */
export const PHOTO_FORMAT_CASES: readonly PhotoFormatCase[] = [
  photo("a JPEG", "jpeg", latin1("\xff\xd8\xff\xe0\0\x10JFIF\0")),
  photo("a PNG", "png", latin1("\x89PNG\r\n\x1a\n")),
  photo("a GIF of 1987", "gif", latin1("GIF87a\x10\0\x10\0")),
  photo("a GIF of 1989", "gif", latin1("GIF89a\x10\0\x10\0")),
  photo("a WebP", "webp", latin1("RIFF\0\0\0\0WEBPVP8 ")),
  photo("a little-endian TIFF", "tiff", latin1("II*\0\x08\0\0\0")),
  photo("a big-endian TIFF", "tiff", latin1("MM\0*\0\0\0\x08")),
  photo("an AVIF", "avif", ftyp("avif", "mif1", "miaf")),
  photo("an AVIF sequence", "avif", ftyp("avis", "msf1")),
  photo("an AVIF whose compatible brands name HEIC", "avif", ftyp("avif", "mif1", "heic")),
  photo("an AVIF whose major brand is mif1", "avif", ftyp("mif1", "avif")),
  photo("an HEIC", "heic", ftyp("heic", "mif1", "heic")),
  photo("an HEIC whose compatible brands name AVIF", "heic", ftyp("heic", "mif1", "avif")),
  photo("an HEIC sequence whose compatible brands name AVIF", "heic", ftyp("hevc", "msf1", "avis")),
  photo("an HEIC whose major brand is mif1", "heic", ftyp("mif1", "heic")),
  photo("an HEIC that names no codec", "heic", ftyp("mif1")),
  photo("an HEIC whose brand comes after 30 others", "heic", ftyp("mif2", ...Array(30).fill("xxxx"), "heic")),
  other("an AVIF brand after the end of the ftyp box", latin1("\0\0\0\x14ftypqt  \0\0\0\0qt  avif")),
  other("a video", ftyp("isom", "mp42")),
  other("a QuickTime video", ftyp("qt  ")),
  other("a raw file of a camera, which begins like a TIFF", latin1("II*\0\x10\0\0\0CR\x02\0")),
  other("a script that begins like a GIF of 1987", latin1("GIF87a/*\x84\x03")),
  other("a script that begins like a GIF of 1989", latin1("GIF89a/*\x84\x03")),
  other("a script that begins like a JPEG", latin1("\xff\xd8\xff\xe0/*JFIF")),
  other("a sound or video", latin1("RIFF\0\0\0\0AVI LIST")),
  other("a PDF document", latin1("%PDF-1.7")),
  other("a JPEG XL picture", latin1("\0\0\0\x0cJXL \r\n\x87\n")),
  other("an empty file", latin1("")),
];
