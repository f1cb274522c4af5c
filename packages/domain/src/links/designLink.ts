/**
 * What whoever opens a link to a wall may do (B6, B7). A link is the only key that there is: nobody needs an account, and
 * nobody who has a link changes the wall that it was made of.
 */
export const DESIGN_LINK_KINDS = ["view", "copy", "continue", "add_photos", "hand_over"] as const;
export type DesignLinkKind = (typeof DESIGN_LINK_KINDS)[number];

type DesignLinkRules = {
  /** `wall`: what hangs; `design`: what waits in the tray too, since it is its maker who goes on; null: only a picture. */
  readonly shares: "wall" | "design" | null;
  readonly acceptsPhotos: boolean;
  /** Making one again gives the one that is open, with the wall as it is now. What was sent to be looked at stays as it was. */
  readonly isReusable: boolean;
  /** How long it works after it was last used; null: as long as the shop's setting says. */
  readonly ttlMs: number | null;
};

const MINUTE_MS = 60_000;

export const DESIGN_LINKS: Readonly<Record<DesignLinkKind, DesignLinkRules>> = {
  view: { shares: null, acceptsPhotos: false, isReusable: false, ttlMs: null },
  copy: { shares: "wall", acceptsPhotos: false, isReusable: false, ttlMs: null },
  continue: { shares: "design", acceptsPhotos: false, isReusable: false, ttlMs: null },
  add_photos: { shares: null, acceptsPhotos: true, isReusable: true, ttlMs: null },
  // Somebody may look over a shoulder at the code on the screen, so it is over soon.
  hand_over: { shares: null, acceptsPhotos: true, isReusable: true, ttlMs: 60 * MINUTE_MS },
};

/** Two walls of the largest kind; whoever has more makes another link. */
export const MAX_PHOTOS_PER_LINK = 100;

export type DesignLinkState = "open" | "withdrawn" | "expired";

/** Where a link stands at a moment. What its maker took back stays taken back, however long it would have worked. */
export const designLinkState = (
  link: { readonly expiresAt: Date; readonly withdrawnAt: Date | null },
  now: Date,
): DesignLinkState => {
  if (link.withdrawnAt !== null) return "withdrawn";
  return link.expiresAt.getTime() > now.getTime() ? "open" : "expired";
};
