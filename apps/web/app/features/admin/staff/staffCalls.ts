import type { CallResult } from "@storywall/contract/client.ts";
import { noAnswerMessage } from "../shell/noAnswer.ts";

/** Returns a sentence that says why a call failed; null when it succeeded. */
export const errorOf = (result: CallResult<unknown>): string | null => {
  if (result.kind === "ok") return null;
  return result.kind === "error" ? result.message : noAnswerMessage();
};
