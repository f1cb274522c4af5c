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
  Remake,
  SentGroup,
  TilesByVariant,
} from "../../ports/figures/Figures.ts";

/** Money of a day, in minor units. Refunds count on the day on which they were requested. */
export type DayFigures = {
  readonly day: string;
  readonly orders: number;
  readonly grossSales: number;
  readonly refunded: number;
  readonly netSales: number;
  readonly tax: number;
};

export type PeriodFigures = {
  readonly days: readonly DayFigures[];
  readonly tilesByVariant: readonly TilesByVariant[];
  readonly remakes: readonly Remake[];
  readonly figures: Readonly<Record<FigureKey, FigureValue>>;
};

type Options = {
  readonly calendar: DispatchCalendar;
  readonly now: Date;
  /** First day of which all carts still exist: those of earlier days may have been deleted. */
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
  const [orders, grossSales, refunded, tax] = [
    sum((day) => day.orders),
    sum((day) => day.grossSales),
    sum((day) => day.refunded),
    sum((day) => day.tax),
  ];
  const { groups: sent, medianHours } = await figures.getSent(period, calendar.cutOffTime);
  const sentOrders = countOrders(sent);
  const tilesByVariant = await figures.listTilesByVariant(period);
  const tiles = tilesByVariant.reduce((total, { pieces }) => total + pieces, 0);
  const made = await figures.countRenderedPieces(period);
  const remakes = await figures.listRemakes(period);
  const remade = remakes.reduce((total, remake) => total + remake.pieces, 0);
  const photos = await figures.countSoftTiles(period);
  const unusedSince = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS);
  const carts = period.from < cartsKnownFrom ? null : await figures.countCarts(period, unusedSince);
  return {
    days,
    tilesByVariant,
    remakes,
    figures: {
      orders: number(orders),
      grossSales: number(grossSales),
      refunded: number(refunded),
      netSales: number(grossSales - refunded),
      tax: number(tax),
      averageOrder: number(orders === 0 ? null : Math.round(grossSales / orders)),
      medianOrder: number(roundOrNull(await figures.getMedianOrder(period))),
      discounts: number(sales.reduce((total, { discount }) => total + discount, 0)),
      tiles: number(tiles),
      ordersSent: number(sentOrders),
      daysToSend: number(medianHours === null ? null : Math.round((medianHours / 24) * 10) / 10),
      sentOnTime: share(countOrders(sent.filter((group) => isInTime(group, calendar))), sentOrders),
      printsMade: number(made),
      printsMarked: number(await figures.countPrintedPieces(period)),
      remakes: share(remade, made),
      softPhotos: share(photos.soft, photos.all),
      abandonedCarts: carts === null ? { value: null, total: null } : share(carts.abandoned, carts.all),
    },
  };
};

const number = (value: number | null): FigureValue => ({ value, total: null });
const share = (value: number, total: number): FigureValue => ({ value, total });
const roundOrNull = (value: number | null): number | null => (value === null ? null : Math.round(value));

const countOrders = (groups: readonly SentGroup[]): number =>
  groups.reduce((total, { orders }) => total + orders, 0);

/** `placedOn` already takes the cut-off time into account. */
const isInTime = ({ placedOn, sentOn }: SentGroup, calendar: DispatchCalendar): boolean =>
  sentOn <=
  calculateDispatchDates(localInstant(placedOn, "12:00:00", calendar.timeZone), {
    ...calendar,
    cutOffTime: null,
  }).to;

/** Returns every day of the period, including those without figures. */
const joinDays = (
  period: FigurePeriod,
  sales: readonly DaySales[],
  refunds: readonly DayRefunds[],
): readonly DayFigures[] => {
  const salesByDay = new Map(sales.map((row) => [row.day, row]));
  const refundsByDay = new Map(refunds.map((row) => [row.day, row]));
  return listDays(period).map((day) => {
    const { orders, grossSales, tax } = salesByDay.get(day) ?? { orders: 0, grossSales: 0, tax: 0 };
    const returned = refundsByDay.get(day) ?? { refunded: 0, tax: 0 };
    return {
      day,
      orders,
      grossSales,
      refunded: returned.refunded,
      netSales: grossSales - returned.refunded,
      tax: tax - returned.tax,
    };
  });
};
