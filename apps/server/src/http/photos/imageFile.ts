import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

/** Parses the `w` of an image URL. Returns "full" when it is absent, undefined for a width that is not offered. */
export const parseWidth = (w: string | undefined): PhotoWidth | "full" | undefined =>
  w === undefined ? "full" : PHOTO_WIDTHS.find((width) => String(width) === w);

/**
 * Headers of images that visitors uploaded, besides a fixed content type. Browsers do not guess another type, nothing
 * runs even when the image is opened directly, and pages of all sites may show it and read its pixels: the URL is the
 * secret.
 */
export const IMAGE_HEADERS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  // The content of a URL never changes.
  "cache-control": "public, max-age=31536000, immutable",
};

export const CONTENT_TYPES: Readonly<Record<CopyFormat, string>> = {
  jpg: photoMimeType("jpeg"),
  webp: photoMimeType("webp"),
  avif: photoMimeType("avif"),
};
export const JPEG_HEADERS = { ...IMAGE_HEADERS, "content-type": CONTENT_TYPES.jpg };
