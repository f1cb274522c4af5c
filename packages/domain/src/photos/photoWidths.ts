/** Widths in pixels of a photo's smaller copies, which its url gives with `?w=`. */
export const PHOTO_WIDTHS = [320, 640, 1280, 2048] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];
