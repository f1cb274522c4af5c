import type { CallResult } from "@storywall/contract/client.ts";
import { data } from "react-router";
import { isRetryable } from "./lib/api/callResults.ts";

/**
 * Returns the reply of a call that a page's loader made.
 * @throws a response with the status that the page gets when the call failed.
 */
export const unwrapReply = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === "ok") return result.reply;
  throw data(null, { status: errorStatus(result) });
};

/**
 * 404 only for what the shop does not have. What cannot be read right now (503, 429) may be readable a little later.
 */
const errorStatus = (result: Exclude<CallResult<unknown>, { kind: "ok" }>): 404 | 429 | 503 => {
  if (!isRetryable(result)) return 404;
  return result.kind === "error" && result.status === 429 ? 429 : 503;
};
