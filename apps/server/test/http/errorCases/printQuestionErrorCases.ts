import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const printQuestionErrorCases = ({
  mutateBody,
  withUnknownId,
}: InputMutators): Pick<
  ErrorCases,
  "askAboutPrint" | "withdrawPrintQuestion" | "getPrintQuestions" | "answerPrintQuestion"
> => ({
  askAboutPrint: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
  },
  withdrawPrintQuestion: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
  },
  getPrintQuestions: { NOT_FOUND: withUnknownId },
  answerPrintQuestion: {
    NOT_FOUND: withUnknownId,
    // The only tile of a wall cannot be left out.
    CONFLICT: mutateBody(() => ({ answer: "leftOut", givenBack: 0 })),
  },
});
