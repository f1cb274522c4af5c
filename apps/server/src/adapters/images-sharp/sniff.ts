import type { PhotoFormat } from "@storywall/domain/photos/photoLimits.ts";

/** What a file is by its first bytes; `found` says in words what it is instead of a photo. */
export type Sniffed =
  | { readonly kind: "photo"; readonly format: PhotoFormat }
  | { readonly kind: "other"; readonly found: string };

/** As many bytes of a file's start as `sniff` wants to see. */
export const SNIFFED_BYTES = 1024;

type Signature<T> = { readonly at?: number; readonly bytes: string; readonly is: T };

/** Bytes as latin-1 text. */
const PHOTOS: readonly Signature<PhotoFormat>[] = [
  { bytes: "\xff\xd8\xff", is: "jpeg" },
  { bytes: "\x89PNG\r\n\x1a\n", is: "png" },
  { bytes: "GIF87a", is: "gif" },
  { bytes: "GIF89a", is: "gif" },
  { bytes: "II*\0", is: "tiff" },
  { bytes: "MM\0*", is: "tiff" },
];

const OTHERS: readonly Signature<string>[] = [
  // Before TIFF, whose signature these share: decoders would take their tiny preview for the photo.
  { at: 8, bytes: "CR\x02", is: "a camera's raw file" },
  // Also scripts, in which everything up to the picture's end is a comment: the bytes are its width, or a length.
  { bytes: "GIF87a/*", is: "a script" },
  { bytes: "GIF89a/*", is: "a script" },
  { bytes: "\xff\xd8\xff\xe0/*", is: "a script" },
  { bytes: "%PDF", is: "a PDF document" },
  { bytes: "PK\x03\x04", is: "a ZIP archive or an office document" },
  { bytes: "BM", is: "a BMP picture" },
  { bytes: "\xff\x0a", is: "a JPEG XL picture" },
  { bytes: "\0\0\0\x0cJXL ", is: "a JPEG XL picture" },
  { bytes: "8BPS", is: "a Photoshop document" },
  { bytes: "MZ", is: "a program" },
  { bytes: "\x7fELF", is: "a program" },
  { bytes: "\x1aE\xdf\xa3", is: "a video" },
];

const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx"];
const AVIF_BRANDS = ["avif", "avis"];

/** ISO media files (HEIC, AVIF, video) name their kind as brands: one major, then others they agree with. */
const sniffBrands = (head: string): Sniffed => {
  const size = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const major = head.slice(8, 12);
  const others = head.slice(16, Math.min(size, head.length)).match(/.{4}/gs) ?? [];
  const brands = [major, ...others];
  const has = (wanted: readonly string[]) => brands.some((brand) => wanted.includes(brand));
  if (AVIF_BRANDS.includes(major)) return { kind: "photo", format: "avif" };
  if (has(HEIC_BRANDS)) return { kind: "photo", format: "heic" };
  if (has(AVIF_BRANDS)) return { kind: "photo", format: "avif" };
  if (has(["mif1", "msf1"])) return { kind: "photo", format: "heic" };
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
export const sniff = (start: Uint8Array): Sniffed => {
  const head = Buffer.from(start).toString("latin1");
  if (head.length === 0) return { kind: "other", found: "an empty file" };
  const matches = ({ at = 0, bytes }: Signature<unknown>) => head.startsWith(bytes, at);

  const other = OTHERS.find(matches);
  if (other) return { kind: "other", found: other.is };
  const photo = PHOTOS.find(matches);
  if (photo) return { kind: "photo", format: photo.is };
  if (head.startsWith("RIFF")) {
    return head.startsWith("WEBP", 8)
      ? { kind: "photo", format: "webp" }
      : { kind: "other", found: "a sound or video" };
  }
  if (head.startsWith("ftyp", 4)) return sniffBrands(head);
  if (/^(?:moov|mdat|wide|free|skip)$/.test(head.slice(4, 8))) return { kind: "other", found: "a video" };
  return { kind: "other", found: sniffText(start, head) };
};
