import type { OrderChangeKind } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderTerms } from "@storywall/domain/orders/orderTerms.ts";
import type { WaitingTime } from "@storywall/domain/orders/waitingTime.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { PricedLine, Quote } from "../checkout/Checkouts.ts";
import type { PrintJobState } from "../print/PrintJobs.ts";
import type { StaffReference } from "../staff/StaffMembers.ts";

export type OrderRecord = Omit<Quote, "version"> &
  WaitingTime & {
    readonly id: string;
    /** The number that people use. It gives no access to the order. */
    readonly number: string;
    readonly site: SiteCode;
    readonly checkoutId: string;
    readonly cartId: string | null;
    readonly paymentId: string;
    readonly status: OrderState;
    readonly email: string;
    readonly shippingAddress: Address;
    readonly history: readonly OrderStep[];
    /** Terms that were promised when the order was paid; null for orders from before terms were stored. */
    readonly terms: OrderTerms | null;
    /** Changes by the shopper, the latest last. Repeated changes of the same thing are one entry. */
    readonly changes: readonly OrderChange[];
    /** Tiles with an open question about their soft print, by deadline. */
    readonly openQuestions: readonly OpenPrintQuestion[];
    readonly createdAt: Date;
    /** When the shopper saw the confirmation page. */
    readonly finalizedAt: Date | null;
    /** Parcel tracking; null until the parcel is sent. */
    readonly tracking: Tracking | null;
    /** Refunded amount, including refunds that are pending at the bank. */
    readonly refunded: Minor;
    /**
     * Since when the order is stopped: it is not printed, because money of its payment went back without the
     * shop. Null when it is not stopped.
     */
    readonly stoppedAt: Date | null;
    /** Since when and why staff hold the order back; null when they do not. */
    readonly heldAt: Date | null;
    readonly holdReason: string | null;
    /** When the photos and prints were deleted; null while they are stored. */
    readonly photosGoneAt: Date | null;
  };

export type NewOrder = Omit<
  OrderRecord,
  | "tracking"
  | "refunded"
  | "changes"
  | "openQuestions"
  | "stoppedAt"
  | "heldAt"
  | "holdReason"
  | "photosGoneAt"
  | keyof WaitingTime
>;

/** Carrier and number are empty for a parcel that the shop delivers, or that is collected. */
export type Tracking = {
  readonly carrier: string;
  readonly number: string;
  /** Address of the courier's page about the parcel; null when there is none. */
  readonly url: string | null;
};

/** Filter of the owner's list. A field that is null matches any order. */
export type OrderFilter = {
  readonly status: OrderState | null;
  readonly site: SiteCode | null;
  /** Part of the number or of the email address; case does not matter. */
  readonly search: string | null;
};

export type OrderStep = {
  readonly status: OrderState;
  readonly at: Date;
  readonly actor: OrderActor;
  /**
   * Staff member who did it. Absent for steps older than staff accounts, and for those that no staff member
   * took.
   */
  readonly staff?: StaffReference | undefined;
  /** Until when staff can undo the step; absent when they cannot. */
  readonly undoUntil?: Date | undefined;
};
/** Effects of a step besides the state of its order, with the values before it. */
export type StepEffects = {
  readonly prints: readonly { readonly id: string; readonly state: PrintJobState }[];
  readonly withdrawnQuestions: readonly string[];
  /** Wait for the shopper that the step ended; null when it ended none. `since` is an ISO time. */
  readonly waiting: { readonly since: string | null; readonly seconds: number } | null;
};
/** A change by the shopper, or by staff for them. Line and tile are null for changes of the whole order. */
export type OrderChange = {
  readonly what: OrderChangeKind;
  readonly actor: OrderChangeActor;
  readonly lineId: string | null;
  readonly tile: string | null;
  readonly at: Date;
};
/** An open question about the print of a tile. */
type OpenPrintQuestion = {
  readonly lineId: string;
  readonly tile: string;
  readonly answerBy: Date;
};
export type OrderActor = "shopper" | "system" | "owner";
export type OrderChangeActor = Extract<OrderActor, "shopper" | "owner">;

/** Orders. Only `placeOrder` creates them. */
export type Orders = {
  /** Inserts an order. A second order of the same checkout violates a database constraint and throws. */
  insert(order: NewOrder): Promise<void>;
  find(id: string): Promise<OrderRecord | undefined>;
  /** Returns the orders with these ids in any order, by one query. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly OrderRecord[]>;
  /** Returns the ids of the orders of an email address, newest first. Case is ignored. */
  findIdsByEmail(email: string, limit: number): Promise<readonly string[]>;
  /** Returns the newest state of the order and locks it until the transaction ends. */
  lock(id: string): Promise<OrderRecord | undefined>;
  /**
   * Adds the step to the history and sets the order's status. Returns false and changes nothing when the status
   * is no longer `from`. `effects` are stored for the undo of the step.
   */
  transition(id: string, from: OrderState, step: OrderStep, effects?: StepEffects): Promise<boolean>;
  /**
   * Removes the last step from the history, restores the status before it, and clears the parcel of an order
   * that is no longer sent. Returns the other effects of the step. The order's row must be locked.
   */
  undoLastStep(id: string, restored: OrderState): Promise<StepEffects | null>;
  setTracking(id: string, tracking: Tracking): Promise<void>;
  /** Sets or ends a hold. The order's row must be locked. */
  setHold(id: string, hold: { readonly at: Date; readonly reason: string } | null): Promise<void>;
  findByNumber(number: string): Promise<OrderRecord | undefined>;
  /** Returns a page of orders, newest first, and the total number of matches. */
  list(
    filter: OrderFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: readonly OrderRecord[]; readonly total: number }>;
  findByCheckout(checkoutId: string): Promise<OrderRecord | undefined>;
  /** Returns true when an order has any of these lines. */
  hasAnyLine(lineIds: readonly string[]): Promise<boolean>;
  findLine(lineId: string): Promise<PricedLine | undefined>;
  /**
   * Replaces the design of an ordered line. The order's row must be locked. Price and quantity stay, since they are
   * paid.
   */
  saveLineDesign(
    lineId: string,
    change: Pick<PricedLine, "design" | "previewKey"> & Partial<Pick<PricedLine, "title">>,
  ): Promise<void>;
  /** Replaces the shipping address. The order's row must be locked. */
  saveAddress(orderId: string, address: Address): Promise<void>;
  /** Replaces the email address. The order's row must be locked. */
  saveEmail(orderId: string, email: string): Promise<void>;
  recordChanges(orderId: string, changes: readonly OrderChange[]): Promise<void>;
  /** Returns orders that were placed after `after` and not later than `until`, and still wait for photos. */
  findAwaitingPhotos(span: {
    readonly after: Date;
    readonly until: Date;
  }): Promise<readonly Pick<OrderRecord, "id" | "createdAt">[]>;
  /** Returns the site's next order number, from 1. Each number is returned once. */
  allocateNumber(site: SiteCode): Promise<number>;
  /** Records that the shopper saw the confirmation. Returns true at the first call only. */
  markFinalized(id: string, at: Date): Promise<boolean>;
  /** Records when a staff member first opened the order. Later calls change nothing. */
  markOpenedByStaff(id: string, at: Date): Promise<void>;
};
