import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";

/** Returns a text that says until when a link works. */
export const linkExpiryMessage = (expiresAt: string): string =>
  `This link works until ${formatDay(expiresAt.slice(0, 10))}, and longer each time it is used.`;

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
    description: "Whoever has the link sees your wall as it is now, without its price.",
    shareText: "Have a look at the wall that I am designing.",
  },
  copy: {
    label: "Let them copy it",
    description:
      "They see your wall and may make a copy of their own, to change and to order. Yours stays as it is.",
    shareText: "Have a look at the wall that I am designing, and copy it if you like it.",
  },
  add_photos: {
    label: "Collect photos",
    description:
      "Family and friends add photos from their phones. They arrive here and fill your empty tiles.",
    shareText: "Please add your photos to the wall that I am designing.",
  },
  continue: {
    label: "Take it along",
    description:
      "Opens your wall with all of its photos on your phone or another computer, where you go on with it.",
    shareText: "My wall, to go on with.",
  },
};

/** Messages for the page of a link that does not open. */
export const LINK_ERROR_MESSAGES: Readonly<
  Record<string, { readonly title: string; readonly text: string }>
> = {
  DESIGN_LINK_UNKNOWN: {
    title: "This link leads nowhere",
    text: "Perhaps a part of it got lost on the way. Ask for it once more, or copy it as a whole.",
  },
  DESIGN_LINK_WITHDRAWN: {
    title: "This link has been ended",
    text: "Whoever made it has ended it. Ask them for a new one.",
  },
  DESIGN_LINK_EXPIRED: {
    title: "This link is over",
    text: "It was not used for a long time, and links do not work for ever. Ask for a new one.",
  },
};
