import type { CallResult } from "@storywall/contract/client.ts";
import { data } from "react-router";

/** What our own shop answered to a loader; what is not there is a 404 page, anything else the page for faults. */
export const replyOf = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === "ok") return result.reply;
  if (result.kind === "refused" && (result.status === 404 || result.status === 400))
    throw data(null, { status: 404 });
  throw new Error(`the shop did not answer its own page: ${result.message}`);
};
