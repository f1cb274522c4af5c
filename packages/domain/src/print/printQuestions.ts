import { VERDICT_BANDS } from "../crop/verdicts.ts";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";

/** A shopper's possible answers when the shop asks about a soft print (B13). */
export const PRINT_ANSWERS = ["accepted", "otherPhoto", "smallerSize", "leftOut"] as const;
export type PrintAnswer = (typeof PRINT_ANSWERS)[number];

/**
 * The states of a question about a print. `expired`: no answer came in time, and it is printed unchanged.
 * `withdrawn`: staff decided, or the order ended.
 */
export const PRINT_QUESTION_STATES = ["open", ...PRINT_ANSWERS, "expired", "withdrawn"] as const;
export type PrintQuestionState = (typeof PRINT_QUESTION_STATES)[number];

/** States in which a question ends. The first end counts. */
export type PrintQuestionEnd = Exclude<PrintQuestionState, "open">;

export const PRINT_QUESTION_TRANSITIONS = {
  open: [...PRINT_ANSWERS, "expired", "withdrawn"],
  accepted: [],
  otherPhoto: [],
  smallerSize: [],
  leftOut: [],
  expired: [],
  withdrawn: [],
} as const satisfies Record<PrintQuestionState, readonly PrintQuestionState[]>;

export const canPrintQuestionTransition = (from: PrintQuestionState, to: PrintQuestionState): boolean =>
  (PRINT_QUESTION_TRANSITIONS[from] as readonly PrintQuestionState[]).includes(to);

/** Minimum time to answer; the deadline is the next full hour after it, which a mail can state clearly. */
export const PRINT_ANSWER_TIME_MS = 2 * DAY_MS;
/** Time after the question at which the shopper is reminded, once. */
export const PRINT_REMINDER_DELAY_MS = DAY_MS;
/** Minimum time before the deadline at which a mail must have left to count as a warning. */
export const MIN_PRINT_NOTICE_MS = DAY_MS;

/** Returns the deadline for the answer to a question. */
export const printAnswerDeadline = (askedAt: Date): Date =>
  new Date(Math.ceil((askedAt.getTime() + PRINT_ANSWER_TIME_MS) / HOUR_MS) * HOUR_MS);

/** Returns true if a print may be made without an answer after the deadline. Unprintable ones never may. */
export const isPrintedWithoutAnswer = (ppi: number): boolean => ppi >= VERDICT_BANDS.soft;

type QuestionTimes = {
  readonly state: PrintQuestionState;
  readonly askedAt: Date;
  readonly answerBy: Date;
  readonly remindedAt: Date | null;
};

/**
 * Returns the step that is due for a question: to remind the shopper, or to print the tile unchanged. Nothing is
 * printed unless a mail named the deadline in time (`toldAt` is when it left), or with under 100 pixels per inch
 * (`ppi` is the current value).
 */
export const dueQuestionStep = (
  { state, askedAt, answerBy, remindedAt }: QuestionTimes,
  { now, ppi, toldAt }: { readonly now: Date; readonly ppi: number; readonly toldAt: Date | null },
): "remind" | "print" | null => {
  if (state !== "open") return null;
  if (now >= answerBy) {
    const wasTold = toldAt !== null && answerBy.getTime() - toldAt.getTime() >= MIN_PRINT_NOTICE_MS;
    return wasTold && isPrintedWithoutAnswer(ppi) ? "print" : null;
  }
  const isReminderDue = now.getTime() - askedAt.getTime() >= PRINT_REMINDER_DELAY_MS;
  return isReminderDue && remindedAt === null ? "remind" : null;
};
