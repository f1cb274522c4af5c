import { photoMimeType } from "@storywall/domain/photos/formats.ts";
import { PHOTO_WIDTHS, type PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { FastifyRequest } from "fastify";
import type { CopyFormat } from "../../ports/photos/PhotoStore.ts";

/** Parses the `w` of an image URL. Returns "full" when it is absent, undefined for a width that is not offered. */
export const parseWidth = (w: string | undefined): PhotoWidth | "full" | undefined =>
  w === undefined ? "full" : PHOTO_WIDTHS.find((width) => String(width) === w);

/**
 * The content of a URL never changes, but a photo can be deleted, and its previews with it (B12). So caches
 * must revalidate, which costs a reply without bytes (304): a cache that many people share after an hour, a
 * browser after a day, since it shows only what it has shown before.
 */
export const IMAGE_CACHE_CONTROL = "public, max-age=86400, s-maxage=3600";

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
  "cache-control": IMAGE_CACHE_CONTROL,
};

export const CONTENT_TYPES: Readonly<Record<CopyFormat, string>> = {
  jpg: photoMimeType("jpeg"),
  webp: photoMimeType("webp"),
  avif: photoMimeType("avif"),
};

/** Headers of the catalogue's images, which are never deleted. */
export const ART_HEADERS = {
  ...IMAGE_HEADERS,
  "content-type": CONTENT_TYPES.jpg,
  "cache-control": "public, max-age=31536000, immutable",
};

/**
 * Returns whether a cache revalidates the current version. A cache in between may have marked the tag as weak.
 */
export const hasVersion = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers["if-none-match"]?.includes(tag) ?? false;
