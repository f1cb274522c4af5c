import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";

/** Returns the last of the questions of an order that is about this tile. */
export const findLastQuestion = (
  questions: readonly PrintQuestionRecord[],
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): PrintQuestionRecord | undefined =>
  questions.findLast((question) => question.lineId === lineId && question.tile === tile);
