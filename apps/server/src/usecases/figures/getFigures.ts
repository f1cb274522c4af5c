import {
  addDays,
  type FigureSpan,
  findSpanIssue,
  getPreviousSpan,
} from "@storywall/domain/figures/figureSpan.ts";
import { FIGURE_KEYS, type FigureKey, type FigureValue } from "@storywall/domain/figures/figures.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { type Currency, ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type {
  CodeUse,
  CountAndAmount,
  FigureScope,
  Figures,
  PaymentsKind,
  Remake,
  TilesByVariant,
} from "../../ports/figures/Figures.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type DayFigures, readPeriodFigures } from "./periodFigures.ts";
import { type Backlog, readBacklog } from "./readBacklog.ts";
import { type Funnel, readFunnel } from "./readFunnel.ts";

/** Number of days of the span when no first day is given. */
const DEFAULT_DAYS = 7;

export type FigureQuery = {
  readonly site: SiteCode;
  /** First day; six days before `to` when absent. */
  readonly from?: string | undefined;
  /** Last day; today when absent. */
  readonly to?: string | undefined;
  /**
   * Kind of payments. When absent: real payments, or those of the test provider in a shop that has no others.
   */
  readonly payments?: PaymentsKind | undefined;
};

type ComparedFigure = {
  readonly key: FigureKey;
  readonly current: FigureValue;
  readonly previous: FigureValue;
};

export type FigureReport = FigureSpan & {
  readonly site: SiteCode;
  readonly currency: Currency;
  readonly taxName: string;
  readonly timeZone: string;
  /** Current local day of the site. */
  readonly today: string;
  readonly payments: PaymentsKind;
  /** True when there are orders with the other kind of payments too. */
  readonly hasOtherPayments: boolean;
  readonly previousSpan: FigureSpan;
  readonly figures: readonly ComparedFigure[];
  readonly days: readonly DayFigures[];
  readonly previousDays: readonly DayFigures[];
  readonly failedRefunds: CountAndAmount;
  readonly refundsWithoutOrder: CountAndAmount;
  readonly tilesByVariant: readonly TilesByVariant[];
  readonly codes: readonly CodeUse[];
  readonly remakes: readonly Remake[];
  readonly funnel: Funnel | null;
  readonly backlog: Backlog;
};

type FigureShop = Pick<Shop, "repositories" | "sites" | "clock" | "photoRetentionMs">;

/** Returns the figures of a span of days of a site, and those of the same number of days before. */
export const getFigures = async (
  { repositories: { figures }, sites, clock, photoRetentionMs }: FigureShop,
  actor: StaffActor,
  query: FigureQuery,
): Promise<Result<FigureReport, "FORBIDDEN" | "BAD_REQUEST">> => {
  const allowed = requireRight(actor, "figures.read");
  if (allowed.kind === "error") return allowed;
  const { site: code } = query;
  const site = ofSite(sites(), code);
  const now = clock.now();
  const today = localDay(now.toISOString(), site.timeZone);
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const issue = findSpanIssue({ from, to });
  if (issue !== null) return err("BAD_REQUEST", issue, [{ path: "query.from", message: issue }]);

  const knownFrom = addDays(today, -Math.floor(photoRetentionMs / DAY_MS));
  const { payments, hasOtherPayments } = await choosePayments(figures, code, query.payments);
  const scope: FigureScope = { site: code, timeZone: site.timeZone, payments };
  const period = { ...scope, from, to };
  const previousSpan = getPreviousSpan(period);

  const options = { calendar: site, now, cartsKnownFrom: knownFrom };
  // In parallel, each on a connection of its own: the figures of a year would otherwise take twice as long.
  const [current, previous] = await Promise.all([
    readPeriodFigures(figures, period, options),
    readPeriodFigures(figures, { ...scope, ...previousSpan }, options),
  ]);
  return ok({
    site: code,
    currency: site.currency,
    taxName: site.tax.name,
    timeZone: site.timeZone,
    today,
    from,
    to,
    payments,
    hasOtherPayments,
    previousSpan,
    figures: FIGURE_KEYS.map((key) => ({
      key,
      current: current.figures[key],
      previous: previous.figures[key],
    })),
    days: current.days,
    previousDays: previous.days,
    failedRefunds: await figures.getFailedRefunds(period),
    refundsWithoutOrder: await figures.getRefundsWithoutOrder(period),
    tilesByVariant: current.tilesByVariant,
    codes: await figures.listCodes(period),
    remakes: current.remakes,
    funnel: await readFunnel(figures, period, { today, knownFrom }),
    backlog: await readBacklog(figures, scope, { calendar: site, now }),
  });
};

const choosePayments = async (
  figures: Figures,
  site: SiteCode,
  wanted: PaymentsKind | undefined,
): Promise<Pick<FigureReport, "payments" | "hasOtherPayments">> => {
  const has = await figures.findPaymentKinds(site);
  const payments = wanted ?? (has.test && !has.real ? "test" : "real");
  return { payments, hasOtherPayments: has[payments === "real" ? "test" : "real"] };
};
