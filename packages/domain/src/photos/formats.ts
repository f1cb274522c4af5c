/**
 * The photo formats that the shop accepts. Browser and server both use this table; with separate ones, one might
 * accept a file that the other rejects. Each column is a separate constant, so that a page bundles only what it
 * uses.
 */
export const PHOTO_FORMATS = ["jpeg", "png", "webp", "avif", "heic", "tiff", "gif"] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** Names of the formats, for messages to shoppers. */
export const PHOTO_FORMAT_NAMES = "JPEG, PNG, HEIC, WebP, AVIF, TIFF or GIF";

export const photoMimeType = <Format extends PhotoFormat>(format: Format): `image/${Format}` =>
  `image/${format}`;

/** Matches the file name of a photo. */
export const PHOTO_FILE_NAME = /\.(jpe?g|png|webp|avif|hei[cf]|tiff?|gif)$/i;

/** The `accept` of a file input. Extensions are listed where a system may not know the MIME type. */
export const PHOTO_FILE_INPUT_TYPES = "image/*,.heic,.heif,.avif,.tif,.tiff";

/** Number of bytes at the start of a file that `detectPhotoFormat` needs. */
export const SIGNATURE_BYTES = 1024;

/** First bytes of a file, as latin-1 text. WebP and ISO media files need more than that: see `detectPhotoFormat`. */
const SIGNATURES: readonly (readonly [start: string, format: PhotoFormat])[] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["II*\0", "tiff"],
  ["MM\0*", "tiff"],
];

/** Files that start like a photo but are none: bytes as latin-1 text, their offset, and the kind of file. */
export const PHOTO_LOOKALIKES: readonly (readonly [bytes: string, offset: number, found: string])[] = [
  // Begins like a TIFF; decoders would take its tiny preview for the photo.
  ["CR\x02", 8, "a camera's raw file"],
  // In these scripts everything up to the end of the image data is a comment. The `/*` is read as the image's width
  // or a length.
  ["GIF87a/*", 0, "a script"],
  ["GIF89a/*", 0, "a script"],
  ["\xff\xd8\xff\xe0/*", 0, "a script"],
];

const HEIC_BRANDS = /^(?:hei[cxms]|hev[cx])$/;
const AVIF_BRANDS = /^avi[fs]$/;
/** Brands that only mean "an image"; such a file is read as HEIC when no other brand is more specific. */
const PICTURE_BRANDS = /^m[is]f1$/;

/**
 * Returns the format of a photo by the first bytes of its file; null for any other file. The file name and the MIME
 * type that the sender claims are ignored.
 * @param head First `SIGNATURE_BYTES` bytes of the file, as latin-1 text.
 */
export const detectPhotoFormat = (head: string): PhotoFormat | null => {
  if (PHOTO_LOOKALIKES.some(([bytes, offset]) => head.startsWith(bytes, offset))) return null;
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  if (head.startsWith("ftyp", 4)) return formatOfBrands(head);
  return SIGNATURES.find(([start]) => head.startsWith(start))?.[1] ?? null;
};

/**
 * HEIC, AVIF and videos share one container (ISO/IEC 14496-12). Its first box is `ftyp`: a size, one major brand, a
 * version, then the compatible brands. The major brand decides; an HEIC may name AVIF among its compatible brands.
 */
const formatOfBrands = (head: string): PhotoFormat | null => {
  const boxSize = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const brands = [head.slice(8, 12), ...(head.slice(16, boxSize).match(/.{4}/gs) ?? [])];
  if (AVIF_BRANDS.test(brands[0] ?? "")) return "avif";
  const hasBrand = (wanted: RegExp): boolean => brands.some((brand) => wanted.test(brand));
  if (hasBrand(HEIC_BRANDS)) return "heic";
  if (hasBrand(AVIF_BRANDS)) return "avif";
  return hasBrand(PICTURE_BRANDS) ? "heic" : null;
};
