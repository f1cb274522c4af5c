/**
 * Previews of a design in its room, in pixels: for a page, for a page on a phone, and for other programs that show a
 * link. On a phone the whole room would make the tiles too small, so it gets a close-up.
 */
export const LINK_PREVIEWS = {
  room: { part: "whole", width: 1440, height: 960 },
  near: { part: "closeUp", width: 1080, height: 1080 },
  social: { part: "closeUp", width: 1200, height: 630 },
} as const;
export type LinkPreview = keyof typeof LINK_PREVIEWS;
