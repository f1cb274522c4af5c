import type { Design } from "@storywall/domain/design/design.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A way to a wall as it was when the way was made. Whoever has the token may use it, so it is in no log. */
export type DesignLink = {
  readonly id: string;
  readonly token: string;
  readonly kind: DesignLinkKind;
  readonly site: SiteCode;
  /** Who made it. */
  readonly visitorId: string;
  /** What the maker's browser calls the design. */
  readonly designKey: string;
  readonly design: Design;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
};

/** A design of one visitor. */
export type VisitorDesignKey = Pick<DesignLink, "visitorId" | "designKey">;

/** A photo that came by a link; its id is what it is called in the maker's design. */
export type LinkPhoto = {
  readonly id: string;
  readonly linkId: string;
  readonly assetId: string;
  readonly addedAt: Date;
};

/** A photo that its maker's page has not got yet. */
export type PendingLinkPhoto = Pick<LinkPhoto, "id" | "assetId"> & {
  readonly kind: DesignLinkKind;
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
};

export type LinkMail = { readonly id: string; readonly linkId: string; readonly email: string };

export type DesignLinks = {
  insert(link: DesignLink): Promise<void>;
  find(token: string): Promise<DesignLink | undefined>;
  /** The same, and whoever else changes what came by it waits. */
  lock(token: string): Promise<DesignLink | undefined>;
  /** Those that are open, newest first. */
  listOpen(key: VisitorDesignKey, now: Date): Promise<readonly DesignLink[]>;
  saveDesign(id: string, design: Design, expiresAt: Date): Promise<void>;
  extendExpiry(id: string, expiresAt: Date): Promise<void>;
  withdraw(id: string, at: Date): Promise<void>;
  /** Removes links that ended before, and what came by them. */
  removeEndedBefore(before: Date): Promise<void>;

  /** Changes nothing when the link has the asset already; gives the photo as it is kept. */
  addPhoto(photo: LinkPhoto): Promise<Pick<LinkPhoto, "id">>;
  hasPhoto(linkId: string, assetId: string): Promise<boolean>;
  countPhotos(linkId: string): Promise<{ readonly added: number; readonly received: number }>;
  /** Photos that came by any link to the design and were not received, in the order in which they came. */
  findPendingPhotos(key: VisitorDesignKey): Promise<readonly PendingLinkPhoto[]>;
  markReceived(key: VisitorDesignKey, photoIds: readonly string[], at: Date): Promise<void>;

  addMail(mail: LinkMail): Promise<void>;
  findMail(id: string): Promise<{ readonly email: string; readonly link: DesignLink } | undefined>;
};
