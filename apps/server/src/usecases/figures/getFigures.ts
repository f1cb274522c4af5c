import { addDays, type FigureSpan, findSpanIssue, spanBefore } from "@storywall/domain/figures/figureSpan.ts";
import { FIGURE_KEYS, type FigureKey, type FigureValue } from "@storywall/domain/figures/figures.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { type Currency, ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type {
  CodeUse,
  CountAndAmount,
  FigureScope,
  Figures,
  FrameUnits,
  PaymentsKind,
  Remake,
} from "../../ports/figures/Figures.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type DayFigures, readPeriodFigures } from "./periodFigures.ts";
import { type Funnel, readFunnel } from "./readFunnel.ts";
import { readWorkNow, type WorkNow } from "./workNow.ts";

/** Days of the span when no first day is given. */
const DEFAULT_DAYS = 7;

export type FigureQuery = {
  readonly site: SiteCode;
  /** Absent: six days before `to`. */
  readonly from?: string | undefined;
  /** Absent: today. */
  readonly to?: string | undefined;
  /** Absent: real payments, or those of the test provider in a shop that has no others. */
  readonly payments?: PaymentsKind | undefined;
};

type ComparedFigure = {
  readonly key: FigureKey;
  readonly now: FigureValue;
  readonly before: FigureValue;
};

export type FigureReport = FigureSpan & {
  readonly site: SiteCode;
  readonly currency: Currency;
  readonly timeZone: string;
  /** The local day of the site at this moment. */
  readonly today: string;
  readonly payments: PaymentsKind;
  /** The other kind of payments has orders too. */
  readonly hasOtherPayments: boolean;
  readonly before: FigureSpan;
  readonly figures: readonly ComparedFigure[];
  readonly days: readonly DayFigures[];
  readonly daysBefore: readonly DayFigures[];
  readonly failedRefunds: CountAndAmount;
  readonly refundsWithoutOrder: CountAndAmount;
  readonly units: readonly FrameUnits[];
  readonly codes: readonly CodeUse[];
  readonly remakes: readonly Remake[];
  readonly funnel: Funnel | null;
  readonly work: WorkNow;
};

type FigureShop = Pick<Shop, "repositories" | "sites" | "clock" | "photoRetentionMs">;

/** Returns the figures of some days of a site, and those of as many days before. */
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
  const before = spanBefore(period);

  const options = { calendar: site, now, cartsKnownFrom: knownFrom };
  const current = await readPeriodFigures(figures, period, options);
  const earlier = await readPeriodFigures(figures, { ...scope, ...before }, options);
  return ok({
    site: code,
    currency: site.currency,
    timeZone: site.timeZone,
    today,
    from,
    to,
    payments,
    hasOtherPayments,
    before,
    figures: FIGURE_KEYS.map((key) => ({ key, now: current.figures[key], before: earlier.figures[key] })),
    days: current.days,
    daysBefore: earlier.days,
    failedRefunds: await figures.getFailedRefunds(period),
    refundsWithoutOrder: await figures.getRefundsWithoutOrder(period),
    units: current.units,
    codes: await figures.listCodes(period),
    remakes: current.remakes,
    funnel: await readFunnel(figures, period, { today, knownFrom }),
    work: await readWorkNow(figures, scope, { calendar: site, now }),
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
