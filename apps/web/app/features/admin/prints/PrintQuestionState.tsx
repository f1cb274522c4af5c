import type { PrintQuestionSummary } from "@storywall/contract/schemas/printQuestion.ts";
import { DateTime } from "../ui/DateTime.tsx";

const END_TEXTS = {
  accepted: "They answered: print it as it is.",
  otherPhoto: "They answered with another photo.",
  smallerSize: "They chose a smaller size.",
  leftOut: "They asked to leave it out.",
  expired: "They didn't answer in time, so it's printed as it is.",
  withdrawn: "The question was withdrawn.",
} as const satisfies Record<Exclude<PrintQuestionSummary["state"], "open">, string>;

/** State of the last question to a shopper about a print. */
export function PrintQuestionState({
  question: { state, askedAt, askedBy, answerBy, note },
}: {
  readonly question: PrintQuestionSummary;
}) {
  return (
    <span>
      {askedBy} asked the shopper, <DateTime at={askedAt} />
      {note !== null && `: “${note}”`}.{" "}
      {state === "open" ? (
        <>
          They have until <DateTime at={answerBy} />. Without an answer it is printed as it is; if it has far
          too few pixels, you decide.
        </>
      ) : (
        END_TEXTS[state]
      )}
    </span>
  );
}
