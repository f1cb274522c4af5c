import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";

/** Returns a text that says until when a link works. */
export const linkExpiryMessage = (expiresAt: string): string =>
  `This link works until ${formatDay(expiresAt.slice(0, 10))}, and for longer each time it's used.`;

/**
 * The kinds of links to choose from: name, and what each lets others do. The QR code for a phone is not one of them.
 */
export const SHARE_KINDS = [
  "view",
  "copy",
  "add_photos",
  "continue",
] as const satisfies readonly DesignLinkKind[];
export type ShareKind = (typeof SHARE_KINDS)[number];

export const SHARE_KIND_TEXTS: Readonly<
  Record<ShareKind, { readonly label: string; readonly description: string; readonly shareText: string }>
> = {
  view: {
    label: "Show it",
    description:
      "Anyone with the link sees your tiles as they hang now, without the price. A photo of your own wall isn't shown.",
    shareText: "Have a look at the wall I'm designing.",
  },
  copy: {
    label: "Let them copy it",
    description: "They see your wall and can make their own copy, to change and order. Yours stays as it is.",
    shareText: "Have a look at the wall I'm designing, and copy it if you like it.",
  },
  add_photos: {
    label: "Collect photos",
    description:
      "Family and friends add photos from their phones. They arrive here and fill your empty tiles.",
    shareText: "Please add your photos to the wall I'm designing.",
  },
  continue: {
    label: "Take it with you",
    description:
      "Opens your wall with all its photos on another phone or computer, so you can continue there.",
    shareText: "My wall, to continue later.",
  },
};

/** Messages for the page of a link that does not open. */
export const LINK_ERROR_MESSAGES: Readonly<
  Record<string, { readonly title: string; readonly text: string }>
> = {
  DESIGN_LINK_UNKNOWN: {
    title: "This link doesn't work",
    text: "Part of it may be missing. Copy the whole link, or ask for it again.",
  },
  DESIGN_LINK_WITHDRAWN: {
    title: "This link has been closed",
    text: "The person who made it has closed it. Ask them for a new one.",
  },
  DESIGN_LINK_EXPIRED: {
    title: "This link has expired",
    text: "It hasn't been used for a long time. Ask for a new one.",
  },
};
