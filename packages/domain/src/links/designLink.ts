import { HOUR_MS } from "../time/durations.ts";

/**
 * What the visitor who opens a design link may do (B6, B7). Knowing the link is enough: no account is needed. A link
 * never lets a visitor change the design that it was made from.
 *
 * `view`: see the wall. `copy`: start a new design from a copy. `continue`: continue the design on another device.
 * `add_photos`: send photos for it. `hand_over`: send photos from the maker's own phone, by a code on the screen.
 */
export const DESIGN_LINK_KINDS = ["view", "copy", "continue", "add_photos", "hand_over"] as const;
export type DesignLinkKind = (typeof DESIGN_LINK_KINDS)[number];

type DesignLinkRules = {
  /**
   * What the link shares. `wall`: the photos in tiles; `design`: also those in the tray, since its maker continues
   * the design; null: only a preview.
   */
  readonly shares: "wall" | "design" | null;
  readonly acceptsPhotos: boolean;
  /**
   * Creating a second link of this kind returns the open one, updated to the current design. Other links never change.
   */
  readonly returnsOpenLink: boolean;
  /** How long it is valid after its last use, in ms; null: as set in the shop's configuration. */
  readonly ttlMs: number | null;
};

export const DESIGN_LINKS: Readonly<Record<DesignLinkKind, DesignLinkRules>> = {
  view: { shares: null, acceptsPhotos: false, returnsOpenLink: false, ttlMs: null },
  copy: { shares: "wall", acceptsPhotos: false, returnsOpenLink: false, ttlMs: null },
  continue: { shares: "design", acceptsPhotos: false, returnsOpenLink: false, ttlMs: null },
  add_photos: { shares: null, acceptsPhotos: true, returnsOpenLink: true, ttlMs: null },
  // Short: another person may see the code on the screen.
  hand_over: { shares: null, acceptsPhotos: true, returnsOpenLink: true, ttlMs: HOUR_MS },
};

/** Maximum photos for one link: two walls of the largest kind. For more, the maker creates another link. */
export const MAX_PHOTOS_PER_LINK = 100;

type DesignLinkState = "open" | "withdrawn" | "expired";

/** Returns the state of a link at `now`. A withdrawn link stays withdrawn after its expiry. */
export const designLinkState = (
  link: { readonly expiresAt: Date; readonly withdrawnAt: Date | null },
  now: Date,
): DesignLinkState => {
  if (link.withdrawnAt !== null) return "withdrawn";
  return link.expiresAt.getTime() > now.getTime() ? "open" : "expired";
};
