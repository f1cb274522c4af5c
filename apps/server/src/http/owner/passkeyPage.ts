import type { PasskeyPage } from "../../ports/staff/PasskeyVerifier.ts";

/** Returns the page that a passkey is used on. It works on the host that it was made on, and on no other. */
export const passkeyPage = (url: string): PasskeyPage => {
  const { origin, hostname } = new URL(url);
  return { origin, rpId: hostname };
};
