/** What the shop takes in. The browser checks the same numbers, so that nobody waits for an upload that must fail. */

/** 50 MB, as people count: a 45-megapixel camera's JPEG is about 30. */
export const MAX_PHOTO_BYTES = 50_000_000;
/** What one visitor may have here: more walls than anybody hangs, and no free disk for strangers. */
export const MAX_PHOTOS_PER_VISITOR = 200;
export const MAX_PHOTO_BYTES_PER_VISITOR = 2_000_000_000;
/** Read from the file's header before a pixel is decoded; a 2 MB file may claim gigapixels. */
export const MAX_PHOTO_PIXELS = 120_000_000;
/** Shortest side, in pixels. */
export const MIN_PHOTO_SIDE_PX = 200;
