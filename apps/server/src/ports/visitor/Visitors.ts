import type { TileCrops } from "@storywall/domain/crop/crop.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

export type Visitor = { readonly id: string; readonly site: SiteCode; readonly createdAt: Date };

/** A new visitor. `isStaff` is true for a signed-in staff member, whom no figure counts. */
export type NewVisitor = Visitor & { readonly isStaff: boolean };

/** A photo in the list of a visitor, under the visitor's own id for it. */
export type VisitorPhoto = {
  readonly visitorId: string;
  readonly photoId: string;
  readonly uuid: string;
  readonly assetId: string;
  readonly url: string;
  /** Size of the upright photo in px. */
  readonly width: number;
  readonly height: number;
  readonly crops: TileCrops | null;
};

/**
 * A saved design of a visitor, which the HTTP contract calls a template. `info` has the format of the contract, which
 * validated it.
 */
export type VisitorTemplate = {
  readonly visitorId: string;
  readonly templateKey: string;
  readonly info: object;
  readonly savedAt: Date;
};

/** Contact details of an order: the email address for its mails, and where it went. */
export type OrderDetails = { readonly email: string; readonly shippingAddress: Address };

/** Visitors, with their lists of photos and their saved designs. */
export type Visitors = {
  insert(visitor: NewVisitor): Promise<void>;
  find(id: string): Promise<Visitor | undefined>;
  /** Returns the number of photos in the visitor's list, without the one of this id. */
  countOtherPhotos(visitorId: string, photoId: string): Promise<number>;
  /** Inserts a photo, or replaces the one with the same id. */
  savePhoto(photo: VisitorPhoto): Promise<void>;
  /** Removes a photo from the visitor's list. Returns whether it was in the list. */
  removePhoto(visitorId: string, assetId: string): Promise<boolean>;
  /** Returns the visitor's photos with these ids. */
  findPhotos(visitorId: string, photoIds: readonly string[]): Promise<readonly VisitorPhoto[]>;
  /** Inserts a template, or replaces the one with the same key. */
  saveTemplate(template: VisitorTemplate): Promise<void>;
  /** Removes a template. Does nothing when there is none. */
  removeTemplate(visitorId: string, templateKey: string): Promise<void>;
  /** Removes all but the newest walls of the visitor. */
  removeOldTemplates(visitorId: string, keep: number): Promise<void>;
  /**
   * Returns contact and delivery of the newest order that the visitor placed on the site after `after`, and
   * after they last cleared these details.
   */
  findLastDetails(visitorId: string, site: SiteCode, after: Date): Promise<OrderDetails | undefined>;
  /** Excludes the visitor's orders until `at` from `findLastDetails`. */
  clearLastDetails(visitorId: string, at: Date): Promise<void>;
};
