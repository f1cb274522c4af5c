import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

/** Undefined for a width that is not made. */
export const parseWidth = (w: string | undefined): PhotoWidth | "full" | undefined =>
  w === undefined ? "full" : PHOTO_WIDTHS.find((width) => String(width) === w);

/**
 * What strangers' bytes are served with, beside a fixed type: no browser second-guesses it, nothing runs even when opened by
 * itself, and pages of all the shop's hosts may show it and read its pixels (the address is the key to it).
 */
export const IMAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  // What an address holds never changes.
  "cache-control": "public, max-age=31536000, immutable",
};

export const CONTENT_TYPES: Readonly<Record<CopyFormat, string>> = {
  jpg: photoMimeType("jpeg"),
  webp: photoMimeType("webp"),
  avif: photoMimeType("avif"),
};
export const JPEG_HEADERS = { ...IMAGE_HEADERS, "content-type": CONTENT_TYPES.jpg };
