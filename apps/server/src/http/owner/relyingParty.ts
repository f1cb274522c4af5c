import type { RelyingParty } from "../../ports/staff/PasskeyVerifier.ts";

/** Returns the relying party of a page. A passkey works on the host that it was made on, and on no other. */
export const getRelyingParty = (url: string): RelyingParty => {
  const { origin, hostname } = new URL(url);
  return { origin, rpId: hostname };
};
