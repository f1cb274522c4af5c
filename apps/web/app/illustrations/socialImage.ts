/** Link previews and search engines want pixels, 1200 by 630 of them. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The preview of a layout or set. */
export const socialImagePath = (key: string): string => `/social/${key}.jpg`;
