import type { OrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import type { Currency, SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** Total that one person has paid in one currency. */
export type CustomerTotal = { readonly currency: Currency; readonly total: Minor; readonly refunded: Minor };

/** A person, identified by their mailbox, however its address was typed. */
export type Customer = {
  /** Hash of the mailbox. It names the person in addresses of admin pages and gives no access by itself. */
  readonly id: string;
  /** Email address as it was last typed. */
  readonly email: string;
  readonly name: string;
  /** Town of the newest order; empty without an order. */
  readonly place: string;
  readonly orderCount: number;
  readonly lastOrderAt: Date | null;
  readonly totals: readonly CustomerTotal[];
};

export type CustomerThread = {
  readonly id: string;
  readonly site: SiteCode;
  readonly orderNumber: string | null;
  readonly lastAt: Date;
  readonly messageCount: number;
  readonly isUnread: boolean;
};

export type CustomerSubscription = {
  readonly site: SiteCode;
  readonly email: string;
  readonly consentedAt: Date;
  readonly consentVersion: string | null;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
};

/** People who ordered, wrote or subscribed. */
export type Customers = {
  /** Returns the ids of people with an order that matches, those of the newest orders first. */
  findIds(search: OrderSearch, limit: number): Promise<readonly string[]>;
  /** Returns the ids of the people of the newest orders. */
  findNewestIds(limit: number): Promise<readonly string[]>;
  /** Returns the person with the mailbox of an address, if the shop knows it. */
  findIdByEmail(email: string): Promise<string | undefined>;
  /** Returns the known people of these ids, in their order. */
  findAll(ids: readonly string[]): Promise<readonly Customer[]>;
  /** Returns the ids of a person's orders of all sites, the newest first. */
  findOrderIds(id: string, limit: number): Promise<readonly string[]>;
  findThreads(id: string, limit: number): Promise<readonly CustomerThread[]>;
  findSubscriptions(id: string): Promise<readonly CustomerSubscription[]>;
};
