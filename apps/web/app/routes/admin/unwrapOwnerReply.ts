import type { CallResult } from "@storywall/contract/client.ts";
import { data } from "react-router";
import { noAnswerMessage } from "../../features/admin/shell/noAnswer.ts";

/**
 * Returns the reply of an owner's call that an admin page's loader made.
 * @throws a response: with 401 the layout shows the sign-in at the same address; 403, 404 and 503 are errors.
 */
export const unwrapOwnerReply = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === "ok") return result.reply;
  if (result.kind === "error" && (result.status === 401 || result.status === 403))
    throw data(null, { status: result.status });
  // Too many requests is not a missing page: it opens again in a moment.
  if (result.kind === "error" && result.status < 500 && result.status !== 429)
    throw data(null, { status: 404 });
  throw data(null, { status: 503 });
};

/** Returns the reply, or null when the person's role does not include the call: the page then leaves that part out. */
export const unwrapIfAllowed = <Reply>(result: CallResult<Reply>): Reply | null =>
  result.kind === "error" && result.status === 403 ? null : unwrapOwnerReply(result);

/** Admin pages depend on the session, so no cache may store them. */
export const NO_STORE_HEADERS = { "cache-control": "private, no-store" } as const;

/** Returns a sentence that says why an owner's call failed; null when it succeeded. */
export const errorMessage = (result: CallResult<unknown>): string | null => {
  if (result.kind === "ok") return null;
  // The sign-in opens over the page meanwhile.
  if (result.kind === "error" && result.status === 401)
    return "You were signed out. Sign in, then press this once more.";
  return result.kind === "error" ? result.message : noAnswerMessage();
};

/** Returns the page number in the address; 1 when it is absent or invalid. */
export const parsePageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};
