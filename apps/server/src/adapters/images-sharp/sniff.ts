import { detectPhotoFormat, PHOTO_LOOKALIKES, type PhotoFormat } from "@storywall/domain/photos/formats.ts";

/**
 * Kind of a file by its first bytes; `found` says in words, with an article, what the file is if it is not a
 * photo.
 */
type SniffResult =
  | { readonly kind: "photo"; readonly format: PhotoFormat }
  | { readonly kind: "other"; readonly found: string };

/** First bytes as latin-1 text, their offset, and what the file is. */
const OTHER_SIGNATURES: typeof PHOTO_LOOKALIKES = [
  ...PHOTO_LOOKALIKES,
  ["%PDF", 0, "a PDF document"],
  ["PK\x03\x04", 0, "a ZIP archive or an office document"],
  ["BM", 0, "a BMP picture"],
  ["\xff\x0a", 0, "a JPEG XL picture"],
  ["\0\0\0\x0cJXL ", 0, "a JPEG XL picture"],
  ["8BPS", 0, "a Photoshop document"],
  ["MZ", 0, "a program"],
  ["\x7fELF", 0, "a program"],
  ["\x1aE\xdf\xa3", 0, "a video"],
  ["RIFF", 0, "a sound or video"],
];

/** The first box of an ISO media file (ISO/IEC 14496-12) that is not a photo. */
const VIDEO_BOX = /^(?:ftyp|moov|mdat|wide|free|skip)$/;

/** Tab and line ends are the only control characters in a text. */
const isText = (start: Uint8Array): boolean =>
  start.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);

const describeText = (start: Uint8Array, head: string): string => {
  const text = head.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (/<svg[\s>]/i.test(text)) return "an SVG drawing";
  if (/^<(?:!doctype html|html|head|body|script)/i.test(text)) return "a web page";
  return isText(start) ? "a text file" : "a file of an unknown kind";
};

/** Returns what a file is by its first bytes. Ignores its name and the type that the sender claims. */
export const sniff = (start: Uint8Array): SniffResult => {
  const head = Buffer.from(start).toString("latin1");
  const format = detectPhotoFormat(head);
  return format ? { kind: "photo", format } : { kind: "other", found: describeOther(start, head) };
};

const describeOther = (start: Uint8Array, head: string): string => {
  if (head.length === 0) return "an empty file";
  const known = OTHER_SIGNATURES.find(([bytes, offset]) => head.startsWith(bytes, offset));
  if (known) return known[2];
  return VIDEO_BOX.test(head.slice(4, 8)) ? "a video" : describeText(start, head);
};
