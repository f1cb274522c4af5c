import { createClient } from "@storywall/contract/client.ts";
import { useProof } from "./useProof.ts";
import { useSignedOut } from "./useSignedOut.ts";

// Read at each call: a test may replace the page's fetch.
const pageFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/**
 * The client of the admin pages. It shows no toasts: pages show a result beside what was pressed. When the session has
 * ended, the sign-in opens over the page (`SignInDialog`), so that nothing typed is lost.
 */
export const adminApi = createClient({
  baseUrl: "/api",
  fetch: pageFetch,
  onResult: (_call, result) => {
    if (result.kind === "error" && result.error === "OWNER_ONLY")
      useSignedOut.setState({ isSignedOut: true });
    if (result.kind === "error" && result.error === "PROOF_NEEDED") useProof.setState({ isNeeded: true });
  },
});
