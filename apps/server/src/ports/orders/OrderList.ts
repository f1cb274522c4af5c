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
  /** When it had its payment and all photos; null before. */
  readonly completedAt: Date | null;
  /** Of the order itself, and those of its replacements that failed. */
  readonly prints: PrintJobCounts;
  /** Replacements of it that are being made. */
  readonly openReplacements: number;
  /** Who ordered (`Customers`). */
  readonly customerId: string;
  /** When one of the staff first opened it; null: it is new to them. */
  readonly firstOpenedAt: Date | null;
};

/** An order whose production has not begun. */
export type PlacedOrder = Pick<
  OrderListEntry,
  "id" | "site" | "status" | "createdAt" | "completedAt" | "stoppedAt" | "heldAt" | "waitingSince" | "terms"
>;

/**
 * Orders in the workshop of which a print is still to be printed; those that are all printed; orders or replacements with
 * a print that was given up; orders that are held back or stopped, which are in none of the first two; and late orders.
 */
export type OrderWorkKind =
  | "toPrint"
  | "toSend"
  | "failedPrints"
  | "paused"
  | Pick<OrderListFilter, "lateBefore" | "timeZones">;

/**
 * Returns the local time (`2026-11-10T14:00`) of a site before which an order must have been complete to be late now.
 * `dispatchTo`: the last working day that it was promised; null: that of the site.
 */
export type LateBefore = (site: SiteCode, dispatchTo: number | null) => string;

/** Filters of a list of orders; all that are set must match. */
export type OrderListFilter = {
  readonly site: SiteCode | null;
  /** Empty: any state. */
  readonly states: readonly OrderState[];
  /** First and last local day (`2026-11-24`) on which it was placed, in the zone of its site. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: OrderSearch | null;
  /** Begins the number; in lower case. */
  readonly numberPrefix: string | null;
  /**
   * Orders that are not sent and should have been. Null: also those that are in time.
   */
  readonly lateBefore: LateBefore | null;
  /** Only these orders. Null: any. */
  readonly ids: readonly string[] | null;
  readonly timeZones: ReadonlyMap<SiteCode, string>;
};

/** The last row of the previous page. */
export type OrderCursor = { readonly createdAt: Date; readonly id: string };

/** Orders as lists: the newest first, without counting all that match. */
export type OrderList = {
  /** Returns the next rows after the cursor. */
  find(
    filter: OrderListFilter,
    page: { readonly after: OrderCursor | null; readonly limit: number },
  ): Promise<readonly OrderListEntry[]>;
  /** Returns the orders with these numbers, in any order; numbers that no order has are left out. */
  findByNumbers(numbers: readonly string[]): Promise<readonly OrderListEntry[]>;
  /** Returns the oldest orders in the state `placed`, with what says whether they can be begun. */
  findPlaced(limit: number): Promise<readonly PlacedOrder[]>;
  /** Counts the open orders that wait for their shoppers' answer about a print, also those that were begun all the same. */
  countWaitingForAnswer(): Promise<number>;
  /** Returns the ids of the oldest orders of a kind of work. Their rows are then read by `findByIds`. */
  findWorkIds(kind: OrderWorkKind, limit: number): Promise<readonly string[]>;
  findByIds(ids: readonly string[]): Promise<readonly OrderListEntry[]>;
  /** Returns the key of the preview of each order's first wall, by the order's id. */
  findPreviewKeys(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns which of these parcel numbers an order has already. */
  findParcelNumbers(numbers: readonly string[]): Promise<readonly string[]>;
};
