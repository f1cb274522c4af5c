import type { Design } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";

/** A stored shortage: its site, and who recorded it. */
export type StoredShortage = Shortage & {
  readonly site: SiteCode;
  readonly changedAt: Date;
  /** Name of the person who recorded it. */
  readonly changedBy: string;
};

/** An order that is still to be made or sent, with its walls. */
export type UnsentOrder = {
  readonly id: string;
  readonly number: string;
  readonly site: SiteCode;
  readonly designs: readonly Design[];
};

/** Items that the workshop of each site has run out of. All others are in stock. */
export type Stock = {
  /** Returns all shortages, the oldest first. Cheap: each process calls it every second. */
  list(): Promise<readonly StoredShortage[]>;
  /** Returns orders of these sites that are still to be made or sent, oldest first. */
  findUnsentOrders(sites: readonly SiteCode[], limit: number): Promise<readonly UnsentOrder[]>;
  /**
   * Returns the shortage of an item and locks the item until the transaction ends, even when it is in stock.
   */
  lock(site: SiteCode, item: StockItemKey): Promise<StoredShortage | undefined>;
  /** Adds or changes a shortage. */
  save(shortage: StoredShortage): Promise<void>;
  /** Removes a shortage: the item is in stock again. */
  remove(site: SiteCode, item: StockItemKey): Promise<void>;
};
