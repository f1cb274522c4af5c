import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** The personal data of one visitor (B12). */
export type VisitorData = {
  readonly photos: readonly {
    readonly assetId: string;
    readonly bytes: number;
    readonly createdAt: Date;
    readonly lastUsedAt: Date;
  }[];
  /** Keys of layouts for which a design is saved. */
  readonly walls: readonly string[];
  readonly links: readonly {
    readonly kind: DesignLinkKind;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  }[];
  readonly cartWalls: number;
  /** Checkouts without an order, with the contact data typed into them. */
  readonly checkouts: readonly {
    readonly createdAt: Date;
    readonly email: string | null;
    readonly shippingAddress: Address | null;
  }[];
  readonly orders: readonly {
    readonly number: string;
    readonly site: SiteCode;
    readonly status: OrderState;
    readonly createdAt: Date;
    readonly email: string;
    readonly shippingAddress: Address;
    readonly total: Minor;
    readonly currency: Currency;
  }[];
};

/** A visitor who ordered with an email address. */
export type EmailVisitor = {
  readonly id: string;
  /**
   * True when an order or a checkout of this visitor has contact data without that address: other people use the
   * browser too, so the owner of its photos, walls, links and carts is unknown.
   */
  readonly isShared: boolean;
};

export type NewsletterSubscription = {
  readonly site: SiteCode;
  readonly consentedAt: Date;
  readonly unsubscribedAt: Date | null;
};

/** A request to see or delete the data of an email address. Its token proves access to the mailbox. */
export type DataRequest = {
  readonly id: string;
  readonly token: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Finding and erasing personal data (B12). */
export type PersonalData = {
  getVisitorData(visitorId: string): Promise<VisitorData>;
  /**
   * Returns the part of a visitor's data that is certainly of this normalised address: its orders, the photos in them,
   * and its checkouts.
   */
  getVisitorDataOfEmail(visitorId: string, normalisedEmail: string): Promise<VisitorData>;
  /** Returns visitors who ordered with this normalised address. */
  findVisitorsByEmail(normalisedEmail: string): Promise<readonly EmailVisitor[]>;
  findNewsletterSubscriptions(normalisedEmail: string): Promise<readonly NewsletterSubscription[]>;
  /** Returns true when anything is stored under the address. */
  isEmailKnown(normalisedEmail: string): Promise<boolean>;

  /**
   * Erases the visitor's data except orders and checkouts that may still be paid. `findUnfinishedErasures` returns
   * the visitor until those are erased too. Returns the photos of this visitor; other visitors may have them too by
   * now.
   */
  eraseVisitor(visitorId: string, at: Date): Promise<readonly string[]>;
  /** Returns visitors whose erasure waits for a payment to end. */
  findUnfinishedErasures(limit: number): Promise<readonly string[]>;
  /** Removes the address from ended checkouts without an order, from the newsletter and from mails of links. */
  eraseEmail(normalisedEmail: string): Promise<void>;

  addRequest(request: DataRequest): Promise<void>;
  findRequest(by: { readonly id: string } | { readonly token: string }): Promise<DataRequest | undefined>;
  removeRequestsExpiredBefore(now: Date): Promise<void>;
};
