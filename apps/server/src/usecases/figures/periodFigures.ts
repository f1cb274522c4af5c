import { listDays } from "@storywall/domain/figures/figureSpan.ts";
import {
  ABANDONED_AFTER_HOURS,
  type FigureKey,
  type FigureValue,
} from "@storywall/domain/figures/figures.ts";
import { calculateDispatchDates, type DispatchCalendar } from "@storywall/domain/orders/dispatchDates.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { localInstant } from "@storywall/domain/time/localInstant.ts";
import type {
  DayRefunds,
  DaySales,
  FigurePeriod,
  Figures,
  FrameUnits,
  Remake,
  SentGroup,
} from "../../ports/figures/Figures.ts";

/** The money of a day, in minor units. Refunds count on the day that they were asked for. */
export type DayFigures = {
  readonly day: string;
  readonly orders: number;
  readonly taken: number;
  readonly givenBack: number;
  readonly net: number;
  readonly tax: number;
};

export type PeriodFigures = {
  readonly days: readonly DayFigures[];
  readonly units: readonly FrameUnits[];
  readonly remakes: readonly Remake[];
  readonly figures: Readonly<Record<FigureKey, FigureValue>>;
};

type Options = {
  readonly calendar: DispatchCalendar;
  readonly now: Date;
  /** Carts of earlier days may have been deleted, so they say nothing. */
  readonly cartsKnownFrom: string;
};

/** Returns all figures of a period. */
export const readPeriodFigures = async (
  figures: Figures,
  period: FigurePeriod,
  { calendar, now, cartsKnownFrom }: Options,
): Promise<PeriodFigures> => {
  const sales = await figures.listSales(period);
  const days = joinDays(period, sales, await figures.listRefunds(period));
  const sum = (pick: (day: DayFigures) => number) => days.reduce((total, day) => total + pick(day), 0);
  const [orders, taken, givenBack, tax] = [
    sum((day) => day.orders),
    sum((day) => day.taken),
    sum((day) => day.givenBack),
    sum((day) => day.tax),
  ];
  const { groups: sent, medianHours } = await figures.getSent(period, calendar.cutOffTime);
  const sentOrders = countOrders(sent);
  const units = await figures.listUnits(period);
  const pieces = units.reduce((total, unit) => total + unit.pieces, 0);
  const made = await figures.countPiecesMade(period);
  const remakes = await figures.listRemakes(period);
  const madeAgain = remakes.reduce((total, remake) => total + remake.pieces, 0);
  const tiles = await figures.countSoftTiles(period);
  const unusedSince = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  const carts = period.from < cartsKnownFrom ? null : await figures.countCarts(period, unusedSince);
  return {
    days,
    units,
    remakes,
    figures: {
      orders: number(orders),
      taken: number(taken),
      givenBack: number(givenBack),
      net: number(taken - givenBack),
      tax: number(tax),
      average: number(orders === 0 ? null : Math.round(taken / orders)),
      median: number(roundOrNull(await figures.getMedian(period))),
      discount: number(sales.reduce((total, { discount }) => total + discount, 0)),
      pieces: number(pieces),
      sent: number(sentOrders),
      daysToSent: number(medianHours === null ? null : Math.round((medianHours / 24) * 10) / 10),
      sentInTime: share(countOrders(sent.filter((group) => isInTime(group, calendar))), sentOrders),
      piecesMade: number(made),
      piecesMadeAgain: share(madeAgain, made),
      softTiles: share(tiles.soft, tiles.all),
      abandonedCarts: carts === null ? { value: null, of: null } : share(carts.abandoned, carts.all),
    },
  };
};

const number = (value: number | null): FigureValue => ({ value, of: null });
const share = (value: number, of: number): FigureValue => ({ value, of });
const roundOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

const countOrders = (groups: readonly SentGroup[]): number =>
  groups.reduce((total, { orders }) => total + orders, 0);

/** `placedOn` has the cut-off time in it already. */
const isInTime = ({ placedOn, sentOn }: SentGroup, calendar: DispatchCalendar): boolean =>
  sentOn <=
  calculateDispatchDates(localInstant(placedOn, "12:00:00", calendar.timeZone), {
    ...calendar,
    cutOffTime: null,
  }).to;

/** Returns every day of the period, those with nothing too. */
const joinDays = (
  period: FigurePeriod,
  sales: readonly DaySales[],
  refunds: readonly DayRefunds[],
): readonly DayFigures[] => {
  const salesByDay = new Map(sales.map((row) => [row.day, row]));
  const refundsByDay = new Map(refunds.map((row) => [row.day, row]));
  return listDays(period).map((day) => {
    const { orders, taken, tax } = salesByDay.get(day) ?? { orders: 0, taken: 0, tax: 0 };
    const refunded = refundsByDay.get(day) ?? { givenBack: 0, tax: 0 };
    return {
      day,
      orders,
      taken,
      givenBack: refunded.givenBack,
      net: taken - refunded.givenBack,
      tax: tax - refunded.tax,
    };
  });
};
