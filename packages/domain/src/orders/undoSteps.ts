import { MINUTE_MS } from "../time/durations.ts";
import { canOrderTransition, type OrderState } from "./orderStates.ts";

/** For how long staff can undo a step of an order; mails and refunds that it causes wait as long. */
export type UndoTimes = { readonly stepMs: number; readonly moneyMs: number };

export const UNDO_TIMES: UndoTimes = { stepMs: 5 * MINUTE_MS, moneyMs: 2 * MINUTE_MS };

/** The steps of an order that staff can undo. */
export const UNDO_STEP_NAMES = ["in_production", "shipped", "delivered", "cancelled"] as const;
export type UndoStep = (typeof UNDO_STEP_NAMES)[number];

/**
 * For how long each step can be undone, and whether a commerce host (Shopify) learns of it, where it could not be
 * undone.
 */
export const UNDO_STEPS = {
  in_production: { time: "stepMs", isMirroredToHost: false },
  shipped: { time: "stepMs", isMirroredToHost: true },
  delivered: { time: "stepMs", isMirroredToHost: true },
  // A cancellation refunds the money.
  cancelled: { time: "moneyMs", isMirroredToHost: true },
} as const satisfies Record<UndoStep, { readonly time: keyof UndoTimes; readonly isMirroredToHost: boolean }>;

export const isUndoStep = (state: OrderState): state is UndoStep => Object.hasOwn(UNDO_STEPS, state);

type HistoryStep = { readonly status: OrderState; readonly at: Date; readonly undoUntil?: Date | undefined };

/** A step that can be undone now. */
export type UndoableStep = {
  readonly step: UndoStep;
  readonly at: Date;
  /** The state that the undo restores. */
  readonly restores: OrderState;
  readonly until: Date;
};

/** Returns the last step of an order if it can still be undone; null when nothing can be undone. */
export const findUndoableStep = (history: readonly HistoryStep[], now: Date): UndoableStep | null => {
  const [before, last] = history.slice(-2);
  if (!before || !last?.undoUntil || now >= last.undoUntil || !isUndoStep(last.status)) return null;
  if (!canOrderTransition(before.status, last.status)) return null;
  return { step: last.status, at: last.at, restores: before.status, until: last.undoUntil };
};
