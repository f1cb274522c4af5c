import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";

/** Returns the last question about this tile among the questions of an order. */
export const findLastQuestion = (
  questions: readonly PrintQuestionRecord[],
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): PrintQuestionRecord | undefined =>
  questions.findLast((question) => question.lineId === lineId && question.tile === tile);
