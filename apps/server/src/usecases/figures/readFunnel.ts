import { addDays } from "@storywall/domain/figures/figureSpan.ts";
import { FUNNEL_DAYS, FUNNEL_STEPS, type FunnelStep } from "@storywall/domain/figures/figures.ts";
import type { FigurePeriod, Figures } from "../../ports/figures/Figures.ts";

export type Funnel = {
  /** First day whose visitors are counted: carts and photos of earlier days may have been deleted. */
  readonly from: string;
  readonly to: string;
  /** Visitors from this day on still have time to order; null when no visitor has. */
  readonly unfinishedSince: string | null;
  /** Number of visitors who reached each step, or a later one. */
  readonly steps: readonly { readonly step: FunnelStep; readonly visitors: number }[];
};

/** Returns how far a period's visitors came on the way to an order; null when it is too long ago to know. */
export const readFunnel = async (
  figures: Figures,
  period: FigurePeriod,
  { today, knownFrom }: { readonly today: string; readonly knownFrom: string },
): Promise<Funnel | null> => {
  const from = period.from < knownFrom ? knownFrom : period.from;
  if (from > period.to) return null;
  const furthest = await figures.listFunnel({ ...period, from });
  const firstUnfinished = addDays(today, -FUNNEL_DAYS);
  return {
    from,
    to: period.to,
    unfinishedSince: period.to < firstUnfinished ? null : from < firstUnfinished ? firstUnfinished : from,
    steps: FUNNEL_STEPS.map((step, index) => ({
      step,
      visitors: FUNNEL_STEPS.slice(index).reduce((total, later) => total + (furthest.get(later) ?? 0), 0),
    })),
  };
};
