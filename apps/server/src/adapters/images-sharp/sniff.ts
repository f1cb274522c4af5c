import type { PhotoFormat } from "@storywall/domain/photos/photoLimits.ts";

/** What a file is by its first bytes; `found` says in words what it is instead of a photo. */
export type SniffResult =
  | { readonly kind: "photo"; readonly format: PhotoFormat }
  | { readonly kind: "other"; readonly found: string };

/** As many bytes of a file's start as `sniff` wants to see. */
export const SNIFF_BYTES = 1024;

type Signature<T> = { readonly offset?: number; readonly bytes: string; readonly value: T };

/** Bytes as latin-1 text. */
const PHOTO_SIGNATURES: readonly Signature<PhotoFormat>[] = [
  { bytes: "\xff\xd8\xff", value: "jpeg" },
  { bytes: "\x89PNG\r\n\x1a\n", value: "png" },
  { bytes: "GIF87a", value: "gif" },
  { bytes: "GIF89a", value: "gif" },
  { bytes: "II*\0", value: "tiff" },
  { bytes: "MM\0*", value: "tiff" },
];

const OTHER_SIGNATURES: readonly Signature<string>[] = [
  // Before TIFF, whose signature these share: decoders would take their tiny preview for the photo.
  { offset: 8, bytes: "CR\x02", value: "a camera's raw file" },
  // Also scripts, in which everything up to the picture's end is a comment: the bytes are its width, or a length.
  { bytes: "GIF87a/*", value: "a script" },
  { bytes: "GIF89a/*", value: "a script" },
  { bytes: "\xff\xd8\xff\xe0/*", value: "a script" },
  { bytes: "%PDF", value: "a PDF document" },
  { bytes: "PK\x03\x04", value: "a ZIP archive or an office document" },
  { bytes: "BM", value: "a BMP picture" },
  { bytes: "\xff\x0a", value: "a JPEG XL picture" },
  { bytes: "\0\0\0\x0cJXL ", value: "a JPEG XL picture" },
  { bytes: "8BPS", value: "a Photoshop document" },
  { bytes: "MZ", value: "a program" },
  { bytes: "\x7fELF", value: "a program" },
  { bytes: "\x1aE\xdf\xa3", value: "a video" },
];

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
const AVIF_BRANDS = ["avif", "avis"];

/** ISO media files (HEIC, AVIF, video) name their kind as brands: one major, then others they agree with. */
const sniffBrands = (head: string): SniffResult => {
  const size = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const major = head.slice(8, 12);
  const others = head.slice(16, Math.min(size, head.length)).match(/.{4}/gs) ?? [];
  const brands = [major, ...others];
  const hasBrand = (wanted: readonly string[]) => brands.some((brand) => wanted.includes(brand));
  if (AVIF_BRANDS.includes(major)) return { kind: "photo", format: "avif" };
  if (hasBrand(HEIC_BRANDS)) return { kind: "photo", format: "heic" };
  if (hasBrand(AVIF_BRANDS)) return { kind: "photo", format: "avif" };
  if (hasBrand(["mif1", "msf1"])) return { kind: "photo", format: "heic" };
  return { kind: "other", found: "a video" };
};

/** Tab and line ends are the only bytes below the space that a text holds. */
const isText = (start: Uint8Array): boolean =>
  start.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

const sniffText = (start: Uint8Array, head: string): string => {
  const text = head.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (/<svg[\s>]/i.test(text)) return "an SVG drawing";
  if (/^<(?:!doctype html|html|head|body|script)/i.test(text)) return "a web page";
  return isText(start) ? "a text file" : "a file of an unknown kind";
};

/** Names a file by its first bytes; neither its name nor the type that the sender claims is asked. */
export const sniff = (start: Uint8Array): SniffResult => {
  const head = Buffer.from(start).toString("latin1");
  if (head.length === 0) return { kind: "other", found: "an empty file" };
  const isMatch = ({ offset = 0, bytes }: Signature<unknown>) => head.startsWith(bytes, offset);

  const other = OTHER_SIGNATURES.find(isMatch);
  if (other) return { kind: "other", found: other.value };
  const photo = PHOTO_SIGNATURES.find(isMatch);
  if (photo) return { kind: "photo", format: photo.value };
  if (head.startsWith("RIFF")) {
    return head.startsWith("WEBP", 8)
      ? { kind: "photo", format: "webp" }
      : { kind: "other", found: "a sound or video" };
  }
  if (head.startsWith("ftyp", 4)) return sniffBrands(head);
  if (/^(?:moov|mdat|wide|free|skip)$/.test(head.slice(4, 8))) return { kind: "other", found: "a video" };
  return { kind: "other", found: sniffText(start, head) };
};
