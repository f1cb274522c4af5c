import { MAX_PRINT_AGE_DAYS, type WorkFigureKey } from "@storywall/domain/figures/figures.ts";
import { calculateLateBefore, type DispatchCalendar } from "@storywall/domain/orders/dispatchDates.ts";
import type { FigureScope, Figures, PrintsByAge } from "../../ports/figures/Figures.ts";

export type WorkNow = {
  readonly counts: Readonly<Record<WorkFigureKey, number>>;
  /** Prints waiting by age in local days; the last age holds all higher ones. */
  readonly printsByAge: readonly { readonly days: number; readonly prints: number }[];
  /** Null: none waits. */
  readonly oldestPrintDays: number | null;
};

/** Returns what waits for hands at this moment. */
export const readWorkNow = async (
  figures: Figures,
  scope: FigureScope,
  { calendar, now }: { readonly calendar: DispatchCalendar; readonly now: Date },
): Promise<WorkNow> => {
  const prints = await figures.listWaitingPrints(scope, now);
  const waiting = prints.filter(({ state }) => state === "waiting");
  return {
    counts: {
      printsWaiting: countPrints(waiting),
      printsHeld: countPrints(prints.filter(({ state }) => state === "held")),
      printsFailed: countPrints(prints.filter(({ state }) => state === "failed")),
      readyToBegin: await figures.countReadyToBegin(scope),
      late: await figures.countLate(scope, calculateLateBefore(now.toISOString(), calendar)),
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
