// Limits of photos. The browser checks the same numbers, so that a shopper does not wait for an upload that must fail.

/** 50 MB (decimal). The JPEG of a camera of 45 megapixels has about 30. */
export const MAX_PHOTO_BYTES = 50_000_000;
/** Largest master. A sharp photo of 100 megapixels takes about 70 MB. */
export const MAX_MASTER_BYTES = 80_000_000;
/**
 * Quota of one visitor, toward which all files of a photo count: enough for many walls, too little to use the shop
 * as free storage.
 */
export const MAX_PHOTOS_PER_VISITOR = 200;
export const MAX_PHOTO_BYTES_PER_VISITOR = 2_000_000_000;
/** Checked in the header of the file before a pixel is decoded: a 2 MB file may declare gigapixels. */
export const MAX_PHOTO_PIXELS = 120_000_000;
/** Minimum length of the shorter side. */
export const MIN_PHOTO_SIDE_PX = 200;
