import type { Design } from "@storywall/domain/design/design.ts";
import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A link to a design as it was when the link was made. The token gives access, so it must not be logged. */
export type DesignLink = {
  readonly id: string;
  readonly token: string;
  readonly kind: DesignLinkKind;
  readonly site: SiteCode;
  /** The visitor who made the link. */
  readonly visitorId: string;
  /** The key under which that visitor's browser saves the design. */
  readonly designKey: string;
  readonly design: Design;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly withdrawnAt: Date | null;
};

/** Identifies a design of one visitor. */
export type VisitorDesignKey = Pick<DesignLink, "visitorId" | "designKey">;

/** A photo that was added through a link. Its id is the photo's id in the design of the visitor who made the link. */
type LinkPhoto = {
  readonly id: string;
  readonly linkId: string;
  readonly assetId: string;
  readonly addedAt: Date;
};

/** A photo added through a link that the page of the link's maker has not fetched yet. */
export type PendingLinkPhoto = Pick<LinkPhoto, "id" | "assetId"> & {
  readonly kind: DesignLinkKind;
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
};

type LinkMail = { readonly id: string; readonly linkId: string; readonly email: string };

/** Links to designs (B6), and the photos and mails that belong to them. */
export type DesignLinks = {
  insert(link: DesignLink): Promise<void>;
  find(token: string): Promise<DesignLink | undefined>;
  /**
   * Returns the link and locks it until the transaction ends, so that changes of its photos happen one after another.
   */
  lock(token: string): Promise<DesignLink | undefined>;
  /** Returns the open links of the design, newest first. */
  listOpen(key: VisitorDesignKey, now: Date): Promise<readonly DesignLink[]>;
  saveDesign(id: string, design: Design, expiresAt: Date): Promise<void>;
  extendExpiry(id: string, expiresAt: Date): Promise<void>;
  withdraw(id: string, at: Date): Promise<void>;
  /** Removes links that expired or were withdrawn before this time, with their photos and mails. */
  removeEndedBefore(before: Date): Promise<void>;

  /**
   * Adds a photo and returns its id. When the link has the asset already, changes nothing and returns the existing
   * id.
   */
  addPhoto(photo: LinkPhoto): Promise<Pick<LinkPhoto, "id">>;
  hasPhoto(linkId: string, assetId: string): Promise<boolean>;
  countPhotos(linkId: string): Promise<{ readonly added: number; readonly received: number }>;
  /**
   * Returns the photos of all links to the design that were not received yet, in the order in which they were added.
   */
  findPendingPhotos(key: VisitorDesignKey): Promise<readonly PendingLinkPhoto[]>;
  markReceived(key: VisitorDesignKey, photoIds: readonly string[], at: Date): Promise<void>;

  addMail(mail: LinkMail): Promise<void>;
  findMail(id: string): Promise<{ readonly email: string; readonly link: DesignLink } | undefined>;
};
