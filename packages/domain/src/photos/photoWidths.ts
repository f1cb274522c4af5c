/** Sizes that a photo's url gives with `?w=`. */
export const PHOTO_WIDTHS = [320, 640, 1280, 2048] as const;
