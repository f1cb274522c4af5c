import type { Call } from "@storywall/contract/call.ts";
import { type CallResult, createClient } from "@storywall/contract/client.ts";
import { removeStored, STORAGE_KEYS } from "../browser/storage.ts";
import { showToast } from "../page/toast.ts";
import { isUnauthorized, toastFor } from "./callResults.ts";

const clearEndedUserRecord = (result: CallResult<unknown>): void => {
  if (isUnauthorized(result)) removeStored(STORAGE_KEYS.userRecord);
};

const handleResult = (call: Call, result: CallResult<unknown>): void => {
  const toast = toastFor(call, result);
  if (toast) showToast(toast.kind, toast.text);
  clearEndedUserRecord(result);
};

// Read at each call: a tag manager or a test may replace the page's fetch.
const pageFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** The shared client of the pages (R7.6). Shows the result of a call as a toast (R8.1, R8.2). */
export const api = createClient({ baseUrl: "/api", fetch: pageFetch, onResult: handleResult });

/** The same client without toasts, for pages that show results themselves, beside the field or in the drawer. */
export const apiWithoutToasts = createClient({
  baseUrl: "/api",
  fetch: pageFetch,
  onResult: (_call, result) => clearEndedUserRecord(result),
});
