import type { FunnelStep } from "@storywall/domain/figures/figures.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/**
 * Which orders count: those paid by the built-in test provider ("test"), or all others. The two are never added
 * up.
 */
export type PaymentsKind = "real" | "test";

/** Orders of one site, and so of one currency. */
export type FigureScope = {
  readonly site: SiteCode;
  readonly timeZone: string;
  readonly payments: PaymentsKind;
};

/** A span of local days of a site, both ends included. */
export type FigurePeriod = FigureScope & { readonly from: string; readonly to: string };

/** Amounts in minor units. */
export type DaySales = {
  readonly day: string;
  readonly orders: number;
  readonly grossSales: number;
  readonly tax: number;
  readonly discount: number;
};
export type DayRefunds = { readonly day: string; readonly refunded: number; readonly tax: number };
export type CountAndAmount = { readonly count: number; readonly amount: number };
export type TilesByVariant = { readonly size: string; readonly frameStyle: string; readonly pieces: number };
export type CodeUse = {
  readonly code: string;
  readonly orders: number;
  readonly grossSales: number;
  readonly discount: number;
};

/** Orders that were placed and sent on the same days. */
export type SentGroup = {
  /** The local day from which the promise counts: that of the order, or the next one after the cut-off time. */
  readonly placedOn: string;
  readonly sentOn: string;
  readonly orders: number;
};

export type SentOrders = {
  readonly groups: readonly SentGroup[];
  /** Median hours from payment to sending; null when nothing was sent. */
  readonly medianHours: number | null;
};

export type Remake = {
  readonly reason: RemakeReason;
  readonly isAfterSending: boolean;
  readonly pieces: number;
};

/** Number of prints by state, and by the number of local days since they could be made. */
export type PrintsByAge = {
  readonly state: "waiting" | "held" | "failed";
  readonly days: number;
  readonly prints: number;
};

/** The sums behind the owner's figures. Days without any are absent. */
export type Figures = {
  /** Returns the kinds of payments that have orders. */
  findPaymentKinds(site: SiteCode): Promise<Readonly<Record<PaymentsKind, boolean>>>;

  listSales(period: FigurePeriod): Promise<readonly DaySales[]>;
  listRefunds(period: FigurePeriod): Promise<readonly DayRefunds[]>;
  /** Returns the median total of an order; null without orders. */
  getMedianOrder(period: FigurePeriod): Promise<number | null>;
  /** Returns number and sum of the refunds of orders that failed, by the day on which they were requested. */
  getFailedRefunds(period: FigurePeriod): Promise<CountAndAmount>;
  /** Returns number and sum of the refunds that belonged to no order, which no other sum contains. */
  getRefundsWithoutOrder(period: FigurePeriod): Promise<CountAndAmount>;
  listTilesByVariant(period: FigurePeriod): Promise<readonly TilesByVariant[]>;
  listCodes(period: FigurePeriod): Promise<readonly CodeUse[]>;

  /**
   * Returns the orders whose parcel left in the period. Orders after `cutOffTime` (`14:00`) count as placed the
   * next day.
   */
  getSent(period: FigurePeriod, cutOffTime: string | null): Promise<SentOrders>;
  /** Counts the pieces of orders whose print files were rendered in the period, without replacements. */
  countRenderedPieces(period: FigurePeriod): Promise<number>;
  /** Counts the pieces of batches that were marked as printed in the period. */
  countPrintedPieces(period: FigurePeriod): Promise<number>;
  listRemakes(period: FigurePeriod): Promise<readonly Remake[]>;
  countSoftTiles(period: FigurePeriod): Promise<{ readonly soft: number; readonly all: number }>;

  /** Counts the carts that had lines, and those of them that were neither ordered nor used since. */
  countCarts(
    period: FigurePeriod,
    unusedSince: Date,
  ): Promise<{ readonly abandoned: number; readonly all: number }>;
  /** Returns, for each step, how many visitors first seen in the period reached it as their last step. */
  listFunnel(period: FigurePeriod): Promise<ReadonlyMap<FunnelStep, number>>;

  listWaitingPrints(scope: FigureScope, now: Date): Promise<readonly PrintsByAge[]>;
  countOrdersReady(scope: FigureScope): Promise<number>;
  countOrdersLate(scope: FigureScope, lateBefore: (dispatchTo: number | null) => string): Promise<number>;
};
