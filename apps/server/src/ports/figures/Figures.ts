import type { FunnelStep } from "@storywall/domain/figures/figures.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** Whose orders count: those paid by the built-in test provider, or all others. Never both in one sum. */
export type PaymentsKind = "real" | "test";

/** Orders of one site, and so of one currency. */
export type FigureScope = {
  readonly site: SiteCode;
  readonly timeZone: string;
  readonly payments: PaymentsKind;
};

/** Some local days of a site, first and last included. */
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
  /** The local day that the promise counts from: of the order, or the next one after the cut-off time. */
  readonly placedOn: string;
  readonly sentOn: string;
  readonly orders: number;
};

export type SentOrders = {
  readonly groups: readonly SentGroup[];
  /** From payment to the parcel; null when nothing was sent. */
  readonly medianHours: number | null;
};

export type Remake = {
  readonly reason: RemakeReason;
  readonly isAfterSending: boolean;
  readonly pieces: number;
};

/** Prints by state, and by how many local days ago they could be made. */
export type PrintsByAge = {
  readonly state: "waiting" | "held" | "failed";
  readonly days: number;
  readonly prints: number;
};

/** The sums behind the owner's figures. Days with nothing are absent. */
export type Figures = {
  /** Returns which kinds of payments have orders. */
  findPaymentKinds(site: SiteCode): Promise<Readonly<Record<PaymentsKind, boolean>>>;

  listSales(period: FigurePeriod): Promise<readonly DaySales[]>;
  listRefunds(period: FigurePeriod): Promise<readonly DayRefunds[]>;
  /** Returns the median total of an order; null without orders. */
  getMedianOrder(period: FigurePeriod): Promise<number | null>;
  /** Refunds of orders that failed, by the day that they were asked for. */
  getFailedRefunds(period: FigurePeriod): Promise<CountAndAmount>;
  /** Money given back that belonged to no order, which is in no other sum. */
  getRefundsWithoutOrder(period: FigurePeriod): Promise<CountAndAmount>;
  listTilesByVariant(period: FigurePeriod): Promise<readonly TilesByVariant[]>;
  listCodes(period: FigurePeriod): Promise<readonly CodeUse[]>;

  /** Orders whose parcel left in the period. `cutOffTime`, `14:00`: later orders count as placed the next day. */
  getSent(period: FigurePeriod, cutOffTime: string | null): Promise<SentOrders>;
  countPrintsMade(period: FigurePeriod): Promise<number>;
  /** Counts the pieces of batches that were marked as printed in the period. */
  countPrintsMarked(period: FigurePeriod): Promise<number>;
  listRemakes(period: FigurePeriod): Promise<readonly Remake[]>;
  countSoftTiles(period: FigurePeriod): Promise<{ readonly soft: number; readonly all: number }>;

  /** Carts that had something in them; those not ordered and not used since. */
  countCarts(
    period: FigurePeriod,
    unusedSince: Date,
  ): Promise<{ readonly abandoned: number; readonly all: number }>;
  /** Returns how many visitors first seen in the period got as far as each step, and no further. */
  listFunnel(period: FigurePeriod): Promise<ReadonlyMap<FunnelStep, number>>;

  listWaitingPrints(scope: FigureScope, now: Date): Promise<readonly PrintsByAge[]>;
  countOrdersReady(scope: FigureScope): Promise<number>;
  countOrdersLate(scope: FigureScope, lateBefore: (dispatchTo: number | null) => string): Promise<number>;
};
