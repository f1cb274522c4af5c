/**
 * Pictures of a wall as its maker sees it, in pixels: for a page, for a phone's page, and for what other programs show of a
 * link. A phone sees the room from near, or one would not see the tiles.
 */
export const LINK_PREVIEWS = {
  room: { part: "whole", width: 1440, height: 960 },
  near: { part: "closeUp", width: 1080, height: 1080 },
  social: { part: "closeUp", width: 1200, height: 630 },
} as const;
export type LinkPreview = keyof typeof LINK_PREVIEWS;
