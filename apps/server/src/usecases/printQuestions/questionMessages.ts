import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { PrintQuestionEnd } from "@storywall/domain/print/printQuestions.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";

/** Returns how a question ended, as a text for staff. */
export const questionEndText = (state: PrintQuestionEnd, size: FrameSizeKey | null): string => {
  switch (state) {
    case "accepted":
      return "print it as it is";
    case "otherPhoto":
      return "another photo";
    case "smallerSize":
      return size === null ? "a smaller size" : `smaller, in ${FRAME_SIZES[size].name}`;
    case "leftOut":
      return "left out";
    case "expired":
      return "no answer in time, printed as it is";
    case "withdrawn":
      return "no answer needed any more";
  }
};

const ENDED_MESSAGES = {
  accepted: "You've already told us to print it as it is. We're on it.",
  otherPhoto: "You've already sent us another photo for this tile.",
  smallerSize: "You've already chosen a smaller size for this tile.",
  leftOut: "You've already had this tile left out.",
  expired: "The time for an answer is over, and we're printing it as it is.",
  withdrawn: "We've since settled this tile ourselves, so there's nothing left to choose.",
} as const satisfies Record<PrintQuestionEnd, string>;

/** Tells a shopper, who may have answered in another tab, that a question has ended. */
export const endedQuestionMessage = ({ state }: Pick<PrintQuestionRecord, "state">): string =>
  state === "open" ? "" : ENDED_MESSAGES[state];
