/** Widths of a wall's picture for `srcset`: in a list the small one is a sixth of the bytes. */
export const previewSrcSet = (previewUrl: string): string => `${previewUrl}?w=320 320w, ${previewUrl} 960w`;
