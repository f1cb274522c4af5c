import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** What the shop keeps of somebody (B12). */
export type VisitorData = {
  readonly photos: readonly {
    readonly assetId: string;
    readonly bytes: number;
    readonly createdAt: Date;
    readonly lastUsedAt: Date;
  }[];
  /** Keys of the layouts of which a wall is kept. */
  readonly walls: readonly string[];
  readonly links: readonly {
    readonly kind: DesignLinkKind;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  }[];
  readonly cartWalls: number;
  /** Checkouts that never became an order, with what was typed into them. */
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

export type NewsSubscription = {
  readonly site: SiteCode;
  readonly consentedAt: Date;
  readonly unsubscribedAt: Date | null;
};

/** Somebody wants to see or delete what belongs to an address; whoever has the token has the mailbox. */
export type DataRequest = {
  readonly id: string;
  readonly token: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type PersonalData = {
  getVisitorData(visitorId: string): Promise<VisitorData>;
  /** The visitors who ordered with the address, as it is compared. */
  findVisitorsByEmail(normalisedEmail: string): Promise<readonly string[]>;
  findNewsSubscriptions(normalisedEmail: string): Promise<readonly NewsSubscription[]>;
  /** Whether anything at all is kept under the address. */
  isEmailKnown(normalisedEmail: string): Promise<boolean>;

  /**
   * Deletes everything of a visitor but their orders, and what money may still come for: that goes when `unfinished` comes
   * to it again. Gives the photos that this visitor uploaded, which may have other owners by now.
   */
  eraseVisitor(visitorId: string, at: Date): Promise<readonly string[]>;
  /** Visitors of whom something waited for a payment to end. */
  findUnfinishedErasures(limit: number): Promise<readonly string[]>;
  /** Takes the address out of checkouts that became no order, of news, and of mails of links. */
  eraseEmail(normalisedEmail: string): Promise<void>;

  addRequest(request: DataRequest): Promise<void>;
  findRequest(by: { readonly id: string } | { readonly token: string }): Promise<DataRequest | undefined>;
  removeRequestsExpiredBefore(now: Date): Promise<void>;
};
