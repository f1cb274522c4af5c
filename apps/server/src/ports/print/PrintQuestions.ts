import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { PrintQuestionEnd, PrintQuestionState } from "@storywall/domain/print/printQuestions.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A question to a shopper about a soft print of their order. */
export type PrintQuestionRecord = {
  /** Id of the question, and of the refund that its answer causes. */
  readonly id: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly tile: string;
  /** Photo about which the question was asked; its pixels an inch are those at that time. */
  readonly photoId: string;
  readonly ppi: number;
  /** The shop's sentence to the shopper; null when there is none. */
  readonly note: string | null;
  readonly state: PrintQuestionState;
  readonly askedAt: Date;
  /** Name of the staff member who asked. */
  readonly askedBy: string;
  readonly answerBy: Date;
  readonly remindedAt: Date | null;
  readonly endedAt: Date | null;
  /** Size that the shopper chose; null for another answer, or before one. */
  readonly size: FrameSizeKey | null;
  /** Amount refunded because of the answer, in minor units. */
  readonly givenBack: Minor;
};

export type NewPrintQuestion = Omit<
  PrintQuestionRecord,
  "state" | "remindedAt" | "endedAt" | "size" | "givenBack"
>;

type PrintQuestionChange = {
  readonly state: PrintQuestionEnd;
  readonly at: Date;
  readonly size?: FrameSizeKey;
  readonly givenBack?: Minor;
};

/** Questions about prints. The row of their order must be locked for every change. */
export type PrintQuestions = {
  /** Inserts an open question. Throws when the tile has one already. */
  insert(question: NewPrintQuestion): Promise<void>;
  find(id: string): Promise<PrintQuestionRecord | undefined>;
  /** Returns the questions of an order, oldest first. */
  findByOrder(orderId: string): Promise<readonly PrintQuestionRecord[]>;
  /** Ends a question. Returns false and changes nothing when it is not open. */
  end(id: string, change: PrintQuestionChange): Promise<boolean>;
  /** Withdraws the open questions of an order. */
  withdrawForOrder(orderId: string, at: Date): Promise<void>;
  /** Reopens withdrawn questions of an order, and restores its wait for their answers. */
  reopen(
    orderId: string,
    ids: readonly string[],
    waiting: { readonly since: Date | null; readonly seconds: number },
  ): Promise<void>;
  /**
   * Records that the shopper was reminded. Returns false when a reminder is recorded already, or the question
   * is not open.
   */
  markReminded(id: string, at: Date): Promise<boolean>;
  /**
   * Returns open questions that were asked by `askedUntil` and have no reminder, and those whose deadline is
   * `now` or earlier; oldest first.
   */
  findDue(times: { readonly askedUntil: Date; readonly now: Date }): Promise<readonly PrintQuestionRecord[]>;
  /** Counts the open questions with a future deadline, and those whose deadline has passed. */
  countOpen(now: Date): Promise<{ readonly waiting: number; readonly overdue: number }>;
};
