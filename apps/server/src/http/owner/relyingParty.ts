import type { RelyingParty } from "../../ports/staff/PasskeyVerifier.ts";

/** Returns the relying party of a page. A passkey works only on the host for which it was made. */
export const getRelyingParty = (url: string): RelyingParty => {
  const { origin, hostname } = new URL(url);
  return { origin, rpId: hostname };
};
