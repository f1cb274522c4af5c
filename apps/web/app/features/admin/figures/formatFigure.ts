import { FIGURES, type FigureKey, type FigureValue, toPercent } from "@storywall/domain/figures/figures.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";

/**
 * Returns a figure as text: money, a number, or a share as a percentage; a share of fewer than 20 shows both numbers.
 */
export const formatFigure = (key: FigureKey, { value, total }: FigureValue, currency: Currency): string => {
  const { unit } = FIGURES[key];
  if (value === null) return "–";
  if (unit === "money") return formatMoney(minor(value), currency);
  if (unit === "days") return `${value} ${value === 1 ? "day" : "days"}`;
  if (unit === "count" || total === null) return String(value);
  const percent = toPercent(value, total);
  return percent === null ? `${value} of ${total}` : `${percent}% (${value} of ${total})`;
};
