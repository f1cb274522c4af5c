import type { CallResult } from "@storywall/contract/client.ts";
import { data, redirect } from "react-router";

/**
 * The reply of an owner's call for a page of the desk. Whoever is not signed in, or not any more, is led to the door.
 * @throws a redirect or the page's failure.
 */
export const unwrapOwnerReply = <Reply>(result: CallResult<Reply>): Reply => {
  if (result.kind === "ok") return result.reply;
  if (result.kind === "error" && result.status === 401) throw redirect("/admin");
  if (result.kind === "error" && result.status < 500) throw data(null, { status: 404 });
  throw data(null, { status: 503 });
};

/** What the desk shows depends on who asks; no cache keeps it. */
export const NO_STORE_HEADERS = { "cache-control": "private, no-store" } as const;

/** Why a call of the owner's did not do what it should, in words; null when it did. */
export const errorMessage = (result: CallResult<unknown>): string | null => {
  if (result.kind === "ok") return null;
  return result.kind === "error" ? result.message : "The shop does not answer. Please try again in a moment.";
};

/** The page that an address asks for; anything else is the first. */
export const parsePageNumber = (search: URLSearchParams): number => {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
};
