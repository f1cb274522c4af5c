import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { PrintQuestionEnd, PrintQuestionState } from "@storywall/domain/print/printQuestions.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A question to a shopper about a soft print of their order. */
export type PrintQuestionRecord = {
  /** Also the id of the refund that its answer causes. */
  readonly id: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly tile: string;
  /** The photo, and its pixels an inch, that the question was asked about. */
  readonly photoId: string;
  readonly ppi: number;
  /** A sentence of the shop to the shopper; null: none. */
  readonly note: string | null;
  readonly state: PrintQuestionState;
  readonly askedAt: Date;
  /** Name of the person of the shop. */
  readonly askedBy: string;
  readonly answerBy: Date;
  readonly remindedAt: Date | null;
  readonly endedAt: Date | null;
  /** The size that the shopper chose; null: another answer, or none. */
  readonly size: FrameSizeKey | null;
  /** What goes back to the shopper because of the answer. */
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
  /** Returns the questions of an order, the first one first. */
  findByOrder(orderId: string): Promise<readonly PrintQuestionRecord[]>;
  /** Ends a question. Returns false and changes nothing when it is not open. */
  end(id: string, change: PrintQuestionChange): Promise<boolean>;
  /** Withdraws the open questions of an order. */
  withdrawForOrder(orderId: string, at: Date): Promise<void>;
  /** Opens withdrawn questions of an order again, and its wait for their answers as it was before. */
  reopen(
    orderId: string,
    ids: readonly string[],
    waiting: { readonly since: Date | null; readonly seconds: number },
  ): Promise<void>;
  /** Records that the shopper was reminded. Returns false when that was done, or the question is not open. */
  markReminded(id: string, at: Date): Promise<boolean>;
  /** Returns open questions: asked until `askedUntil` without a reminder, or to be answered by `now`; oldest first. */
  findDue(times: { readonly askedUntil: Date; readonly now: Date }): Promise<readonly PrintQuestionRecord[]>;
  /** Counts the open questions whose deadlines are to come, and those whose deadlines have passed. */
  countOpen(now: Date): Promise<{ readonly waiting: number; readonly overdue: number }>;
};
