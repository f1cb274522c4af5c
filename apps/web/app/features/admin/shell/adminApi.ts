import { type CallResult, createClient } from "@storywall/contract/client.ts";
import { useProof } from "./useProof.ts";
import { useSignedOut } from "./useSignedOut.ts";

// Read at each call: a test may replace the page's fetch.
const pageFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** Whether the newest call had no answer, or one that says that the shop is broken. */
let isAway = false;
export const isShopAway = (): boolean => isAway;

/** Says of a call's result whether the shop is away. */
export const isAwayResult = (result: CallResult<unknown>): boolean =>
  result.kind === "unreachable" || (result.kind === "error" && result.status >= 500);

/**
 * The client of the admin pages. It shows no toasts: pages show a result beside what was pressed. When the session has
 * ended, the sign-in opens over the page (`SignInDialog`), so that nothing typed is lost.
 */
export const adminApi = createClient({
  baseUrl: "/api",
  fetch: pageFetch,
  onResult: (_call, result) => {
    isAway = isAwayResult(result);
    if (result.kind === "error" && result.error === "OWNER_ONLY")
      useSignedOut.setState({ isSignedOut: true });
    if (result.kind === "error" && result.error === "PROOF_NEEDED") useProof.setState({ isNeeded: true });
  },
});
