import type { Passkey } from "./StaffFactors.ts";

/** The shop as a WebAuthn relying party: where a passkey can be used. */
export type RelyingParty = {
  readonly origin: string;
  /** Host of the relying party: a passkey works on no other. */
  readonly rpId: string;
};

/** Options for the browser's API: JSON of the WebAuthn standard, which the shop passes on unparsed. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
export type PasskeyResponse = Readonly<Record<string, unknown>>;

/**
 * Verifies passkeys by WebAuthn. User verification (a finger, a face, a PIN) is always required, so a passkey
 * counts as both factors.
 */
export type PasskeyVerifier = {
  createRegistration(
    relyingParty: RelyingParty,
    person: { readonly id: string; readonly name: string; readonly existingIds: readonly string[] },
  ): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }>;
  /** Returns the new passkey; undefined when the response is not valid. */
  verifyRegistration(
    relyingParty: RelyingParty,
    challenge: string,
    response: PasskeyResponse,
  ): Promise<Pick<Passkey, "id" | "publicKey" | "counter"> | undefined>;
  createSignIn(
    relyingParty: RelyingParty,
  ): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }>;
  /** Returns the new counter of the passkey; undefined when the response is not valid. */
  verifySignIn(
    relyingParty: RelyingParty,
    challenge: string,
    response: PasskeyResponse,
    passkey: Pick<Passkey, "id" | "publicKey" | "counter">,
  ): Promise<number | undefined>;
};
