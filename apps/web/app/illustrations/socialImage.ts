/** In px: the size that link previews and search engines expect. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the path of the link preview image of a layout, set or gallery wall. */
export const socialImagePath = (key: string): string => `/social/${key}.jpg`;
