import type { CallResult } from "@storywall/contract/client.ts";
import { data } from "react-router";

/** What a page's own call gave. Else the page is refused for the reason that the call was. */
export const unwrapReply = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === "ok") return result.reply;
  throw data(null, { status: errorStatus(result) });
};

/** Only what the shop does not know is not there: whoever asked too often, or at a bad moment, finds it a little later. */
const errorStatus = (result: Exclude<CallResult<unknown>, { kind: "ok" }>): 404 | 429 | 503 => {
  if (result.kind === "unreachable" || result.status >= 500) return 503;
  return result.status === 429 ? 429 : 404;
};
