import { type BacklogFigureKey, MAX_PRINT_AGE_DAYS } from "@storywall/domain/figures/figures.ts";
import { calculateLateBefore, type DispatchCalendar } from "@storywall/domain/orders/dispatchDates.ts";
import type { FigureScope, Figures, PrintsByAge } from "../../ports/figures/Figures.ts";

export type PrintAges = {
  /** Number of waiting prints by age in local days; the last entry includes all older ones. */
  readonly printsByAge: readonly { readonly days: number; readonly prints: number }[];
  /** Age of the oldest print in local days; null when none waits. */
  readonly oldestPrintDays: number | null;
};

export type Backlog = PrintAges & { readonly counts: Readonly<Record<BacklogFigureKey, number>> };

/** Returns the work that is waiting now. */
export const readBacklog = async (
  figures: Figures,
  scope: FigureScope,
  { calendar, now }: { readonly calendar: DispatchCalendar; readonly now: Date },
): Promise<Backlog> => {
  const prints = await figures.listWaitingPrints(scope, now);
  return {
    counts: {
      printsWaiting: countPrints(prints.filter(({ state }) => state === "waiting")),
      printsHeld: countPrints(prints.filter(({ state }) => state === "held")),
      printsFailed: countPrints(prints.filter(({ state }) => state === "failed")),
      ordersReady: await figures.countOrdersReady(scope),
      ordersLate: await figures.countOrdersLate(scope, (to) =>
        calculateLateBefore(
          now.toISOString(),
          to === null ? calendar : { ...calendar, dispatchDays: { from: to, to } },
        ),
      ),
    },
    ...printAgesOf(prints),
  };
};

/** Returns how long the prints that can be made have been waiting. */
export const printAgesOf = (prints: readonly PrintsByAge[]): PrintAges => {
  const waiting = prints.filter(({ state }) => state === "waiting");
  return {
    printsByAge: Array.from({ length: MAX_PRINT_AGE_DAYS + 1 }, (_, days) => ({
      days,
      prints: countPrints(waiting.filter((group) => Math.min(group.days, MAX_PRINT_AGE_DAYS) === days)),
    })),
    oldestPrintDays: waiting.length === 0 ? null : Math.max(...waiting.map(({ days }) => days)),
  };
};

const countPrints = (groups: readonly PrintsByAge[]): number =>
  groups.reduce((total, { prints }) => total + prints, 0);
