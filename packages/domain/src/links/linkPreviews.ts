/** Preview images of a design in its room, for a link to the design. Sizes in pixels. */
export const LINK_PREVIEWS = {
  /** For the link's page on a wide screen. */
  room: { part: "whole", width: 1440, height: 960 },
  /** For the link's page on a phone, where the whole room would make the tiles too small. */
  near: { part: "closeUp", width: 1080, height: 1080 },
  /** For programs that show a preview of a link, such as messengers. */
  social: { part: "closeUp", width: 1200, height: 630 },
} as const;
export type LinkPreview = keyof typeof LINK_PREVIEWS;
