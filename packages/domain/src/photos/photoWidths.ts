/** Widths in pixels of the smaller copies of a photo, which its URL returns with `?w=`. */
export const PHOTO_WIDTHS = [320, 640, 1280, 2048] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
