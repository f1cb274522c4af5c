import { type BacklogFigureKey, MAX_PRINT_AGE_DAYS } from "@storywall/domain/figures/figures.ts";
import { calculateLateBefore, type DispatchCalendar } from "@storywall/domain/orders/dispatchDates.ts";
import type { FigureScope, Figures, PrintsByAge } from "../../ports/figures/Figures.ts";

export type Backlog = {
  readonly counts: Readonly<Record<BacklogFigureKey, number>>;
  /** Prints waiting by age in local days; the last age holds all higher ones. */
  readonly printsByAge: readonly { readonly days: number; readonly prints: number }[];
  /** Null: none waits. */
  readonly oldestPrintDays: number | null;
};

/** Returns the work that waits at this moment. */
export const readBacklog = async (
  figures: Figures,
  scope: FigureScope,
  { calendar, now }: { readonly calendar: DispatchCalendar; readonly now: Date },
): Promise<Backlog> => {
  const prints = await figures.listWaitingPrints(scope, now);
  const waiting = prints.filter(({ state }) => state === "waiting");
  return {
    counts: {
      printsWaiting: countPrints(waiting),
      printsHeld: countPrints(prints.filter(({ state }) => state === "held")),
      printsFailed: countPrints(prints.filter(({ state }) => state === "failed")),
      ordersReady: await figures.countOrdersReady(scope),
      ordersLate: await figures.countOrdersLate(scope, calculateLateBefore(now.toISOString(), calendar)),
    },
    printsByAge: Array.from({ length: MAX_PRINT_AGE_DAYS + 1 }, (_, days) => ({
      days,
      prints: countPrints(waiting.filter((group) => Math.min(group.days, MAX_PRINT_AGE_DAYS) === days)),
    })),
    oldestPrintDays: waiting.length === 0 ? null : Math.max(...waiting.map(({ days }) => days)),
  };
};

const countPrints = (groups: readonly PrintsByAge[]): number =>
  groups.reduce((total, { prints }) => total + prints, 0);
