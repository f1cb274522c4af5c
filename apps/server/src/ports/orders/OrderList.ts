import type { OrderSearch } from "@storywall/domain/orders/orderSearch.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PrintJobCounts } from "../print/PrintJobs.ts";
import type { OrderRecord } from "./Orders.ts";

/** An order as a row of a list, without its walls. */
export type OrderListEntry = Pick<
  OrderRecord,
  | "id"
  | "number"
  | "site"
  | "status"
  | "email"
  | "shippingAddress"
  | "shippingRate"
  | "currency"
  | "total"
  | "refunded"
  | "createdAt"
  | "tracking"
  | "stoppedAt"
  | "heldAt"
  | "waitingSince"
  | "waitedSeconds"
  | "terms"
> & {
  /** When the order was paid and had all photos; null before. */
  readonly completedAt: Date | null;
  /** Prints of the order itself, and failed prints of its replacements. */
  readonly prints: PrintJobCounts;
  /** Number of its replacements that are being made. */
  readonly openReplacements: number;
  /** Id of the customer who ordered (`Customers`). */
  readonly customerId: string;
  /** When a staff member first opened the order; null while it is new to them. */
  readonly firstOpenedAt: Date | null;
};

/** An order whose production has not begun, with the fields that decide whether it can begin. */
export type PlacedOrder = Pick<
  OrderListEntry,
  "id" | "site" | "status" | "createdAt" | "completedAt" | "stoppedAt" | "heldAt" | "waitingSince" | "terms"
>;

/**
 * Kinds of open work: orders in the workshop with prints still to be printed, and those with all printed;
 * orders or replacements with a print that was given up; orders that are held back or stopped, which are in
 * neither of the first two; and late orders.
 */
export type OrderWorkKind =
  | "toPrint"
  | "toSend"
  | "failedPrints"
  | "paused"
  | Pick<OrderListFilter, "lateBefore" | "timeZones">;

/**
 * Returns the local time (`2026-11-10T14:00`) of a site before which an order must have been complete to be
 * late now. `dispatchTo` is the last working day that the order was promised; null when the site's days apply.
 */
export type LateBefore = (site: SiteCode, dispatchTo: number | null) => string;

/** Filters of a list of orders; all that are set must match. */
export type OrderListFilter = {
  readonly site: SiteCode | null;
  /** States to include; all when empty. */
  readonly states: readonly OrderState[];
  /** First and last local day (`2026-11-24`) on which the order was placed, in the time zone of its site. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: OrderSearch | null;
  /** Beginning of the order number, in lower case. */
  readonly numberPrefix: string | null;
  /** Selects only orders that should have been sent and are not; null selects those in time too. */
  readonly lateBefore: LateBefore | null;
  /** Selects only orders with these ids; null selects any. */
  readonly ids: readonly string[] | null;
  readonly timeZones: ReadonlyMap<SiteCode, string>;
};

/** Position in the list: the last row of the previous page. */
export type OrderCursor = { readonly createdAt: Date; readonly id: string };

/** Lists of orders, newest first, without counting all matches. */
export type OrderList = {
  /** Returns the next rows after the cursor. */
  find(
    filter: OrderListFilter,
    page: { readonly after: OrderCursor | null; readonly limit: number },
  ): Promise<readonly OrderListEntry[]>;
  /** Returns the orders with these numbers, in any order; numbers that no order has are left out. */
  findByNumbers(numbers: readonly string[]): Promise<readonly OrderListEntry[]>;
  /**
   * Returns the oldest orders in the state `placed`, with the fields that decide whether production can begin.
   */
  findPlaced(limit: number): Promise<readonly PlacedOrder[]>;
  /**
   * Counts the open orders that wait for their shoppers' answer about a print, including those whose production
   * began anyway.
   */
  countWaitingForAnswer(): Promise<number>;
  /** Returns the ids of the oldest orders of a kind of work. Their rows are then read by `findByIds`. */
  findWorkIds(kind: OrderWorkKind, limit: number): Promise<readonly string[]>;
  findByIds(ids: readonly string[]): Promise<readonly OrderListEntry[]>;
  /** Returns the key of the preview of each order's first wall, by the order's id. */
  findPreviewKeys(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns those of these parcel numbers that an order already has. */
  findParcelNumbers(numbers: readonly string[]): Promise<readonly string[]>;
};
