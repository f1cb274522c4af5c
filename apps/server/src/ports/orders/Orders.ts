import type { OrderChangeKind } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { Quote, QuoteLine } from "../checkout/Checkouts.ts";

export type OrderRecord = Omit<Quote, "version"> & {
  readonly id: string;
  /** For people; opens nothing. */
  readonly number: string;
  readonly site: SiteCode;
  readonly checkoutId: string;
  readonly cartId: string | null;
  readonly paymentId: string;
  readonly status: OrderState;
  readonly email: string;
  readonly shippingAddress: Address;
  readonly history: readonly OrderStep[];
  /** What its shopper has changed of it, the latest last; each thing once. */
  readonly changes: readonly OrderChange[];
  readonly createdAt: Date;
  /** When the shopper saw the confirmation. */
  readonly finalizedAt: Date | null;
  /** Where its parcel is; null until it has left. */
  readonly tracking: Tracking | null;
  /** What has gone back of its money, or is with the bank on its way back. */
  readonly refunded: Minor;
};

export type NewOrder = Omit<OrderRecord, "tracking" | "refunded" | "changes">;

export type Tracking = {
  readonly carrier: string;
  readonly number: string;
  /** The courier's own page of the parcel. */
  readonly url: string | null;
};

/** Null: any. */
export type OrderFilter = {
  readonly status: OrderState | null;
  readonly site: SiteCode | null;
  /** A part of the number or of the e-mail address, in any case. */
  readonly search: string | null;
};

export type OrderStep = { readonly status: OrderState; readonly at: Date; readonly actor: OrderActor };
/** Line and tile are null for what is the whole order's. */
export type OrderChange = {
  readonly what: OrderChangeKind;
  readonly lineId: string | null;
  readonly tile: string | null;
  readonly at: Date;
};
export type OrderActor = "shopper" | "system" | "owner";

export type Orders = {
  /** Once per checkout: the database refuses a second one. */
  insert(order: NewOrder): Promise<void>;
  find(id: string): Promise<OrderRecord | undefined>;
  /** As it is now; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<OrderRecord | undefined>;
  /** Records the step and makes its state the order's; false, having changed nothing, when the order is not in `from` any more. */
  transition(id: string, from: OrderState, step: OrderStep): Promise<boolean>;
  setTracking(id: string, tracking: Tracking): Promise<void>;
  /** The newest first, `limit` of them after the first `offset`, and how many there are in all. */
  list(
    filter: OrderFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: readonly OrderRecord[]; readonly total: number }>;
  findByCheckout(checkoutId: string): Promise<OrderRecord | undefined>;
  /** Whether any of these lines is in an order. */
  hasAnyLine(lineIds: readonly string[]): Promise<boolean>;
  findLine(lineId: string): Promise<QuoteLine | undefined>;
  /** Replaces what is to be made of a line of an order whose row is locked; its price and quantity are paid and stay. */
  saveLineDesign(lineId: string, change: Pick<QuoteLine, "design" | "previewKey">): Promise<void>;
  /** Replaces where an order whose row is locked goes. */
  saveAddress(orderId: string, address: Address): Promise<void>;
  recordChanges(orderId: string, changes: readonly OrderChange[]): Promise<void>;
  /** When and which orders were made in this span that still wait for photos. */
  findAwaitingPhotos(span: {
    readonly after: Date;
    readonly until: Date;
  }): Promise<readonly Pick<OrderRecord, "id" | "createdAt">[]>;
  /** The site's next number, from 1; two orders never get the same. */
  allocateNumber(site: SiteCode): Promise<number>;
  /** True the first time. */
  markFinalized(id: string, at: Date): Promise<boolean>;
};
