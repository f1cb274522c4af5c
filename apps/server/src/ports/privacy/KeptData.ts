import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** What the shop keeps of somebody (B12). */
export type KeptOfVisitor = {
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

export type NewsByMail = {
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

export type KeptData = {
  ofVisitor(visitorId: string): Promise<KeptOfVisitor>;
  /** The visitors who ordered with the address, as it is compared. */
  visitorsOf(normalisedEmail: string): Promise<readonly string[]>;
  newsOf(normalisedEmail: string): Promise<readonly NewsByMail[]>;
  /** Whether anything at all is kept under the address. */
  isKnown(normalisedEmail: string): Promise<boolean>;

  /**
   * Deletes everything of a visitor but their orders, and what money may still come for: that goes when `unfinished` comes
   * to it again. Gives the photos that this visitor uploaded, which may have other owners by now.
   */
  forgetVisitor(visitorId: string, at: Date): Promise<readonly string[]>;
  /** Visitors of whom something waited for a payment to end. */
  unfinished(limit: number): Promise<readonly string[]>;
  /** Takes the address out of checkouts that became no order, of news, and of mails of links. */
  forgetEmail(normalisedEmail: string): Promise<void>;

  addRequest(request: DataRequest): Promise<void>;
  findRequest(by: { readonly id: string } | { readonly token: string }): Promise<DataRequest | undefined>;
  removeRequestsBefore(now: Date): Promise<void>;
};
