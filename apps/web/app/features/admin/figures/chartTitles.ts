import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";

const sumNet = (days: FigureReport["days"]): number =>
  days.reduce((total, { netSales }) => total + netSales, 0);

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns the message of the chart of net sales as a sentence. */
export const netTitle = ({ days, previousDays, currency }: FigureReport): string => {
  const net = sumNet(days);
  const change = net - sumNet(previousDays);
  const before = days.length === 1 ? "the day before" : `the ${days.length} days before`;
  const compared =
    change === 0
      ? `the same as in ${before}`
      : `${formatMoney(minor(Math.abs(change)), currency)} ${change > 0 ? "more" : "less"} than in ${before}`;
  return `Net sales were ${formatMoney(minor(net), currency)}, ${compared}.`;
};

export const funnelTitle = ({ steps }: NonNullable<FigureReport["funnel"]>): string => {
  const [visitors, orders] = [steps[0]?.visitors ?? 0, steps.at(-1)?.visitors ?? 0];
  return `Of ${plural(visitors, "visitor")}, ${orders} ordered.`;
};

export const printsTitle = ({ counts, oldestPrintDays }: FigureReport["backlog"]): string => {
  if (oldestPrintDays === null) return "No print file is waiting to be made.";
  const age = oldestPrintDays === 0 ? "since today" : `for ${plural(oldestPrintDays, "day")}`;
  return `${plural(counts.printsWaiting, "print file is", "print files are")} still to be made, the oldest ${age}.`;
};
