import { type CallResult, type Client, createClient } from "@storywall/contract/client.ts";
import { askForProof } from "./useProof.ts";
import { askToSignIn } from "./useSignedOut.ts";

// Read at each call: a test may replace the page's fetch.
const pageFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** Whether the newest call had no answer, or a server error. */
let isAway = false;
export const isShopAway = (): boolean => isAway;

/** Returns whether a call's result means that the shop is unavailable. */
export const isAwayResult = (result: CallResult<unknown>): boolean =>
  result.kind === "unreachable" || (result.kind === "error" && result.status >= 500);

const client = createClient({
  baseUrl: "/api",
  fetch: pageFetch,
  onResult: (_call, result) => {
    isAway = isAwayResult(result);
  },
});

/**
 * The client of the admin pages. It shows no toasts: pages show a result beside what was pressed. When the session has
 * ended, or people have to prove their identity again, a dialog over the page asks for it (`SignInDialog`,
 * `ProofDialog`), so that no text is lost. The call is then repeated; when the dialog is closed instead, the caller
 * gets the server's answer.
 */
export const adminApi: Client = async (call, input, options) => {
  const result = await client(call, input, options);
  return (await isToBeRepeated(result)) ? client(call, input, options) : result;
};

const isToBeRepeated = async (result: CallResult<unknown>): Promise<boolean> => {
  if (result.kind !== "error") return false;
  if (result.error === "OWNER_ONLY") return askToSignIn();
  return result.error === "PROOF_NEEDED" && askForProof();
};
