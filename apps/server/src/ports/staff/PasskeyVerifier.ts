import type { Passkey } from "./StaffFactors.ts";

/** The shop as WebAuthn sees it: the place that a passkey is used on. */
export type RelyingParty = {
  readonly origin: string;
  /** The host: a passkey works on no other. */
  readonly rpId: string;
};

/** What the browser's API takes: JSON of the WebAuthn standard, which the shop passes on unread. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;
export type PasskeyResponse = Readonly<Record<string, unknown>>;

/** WebAuthn. User verification (a finger, a face, a PIN) is always required: a passkey is both factors then. */
export type PasskeyVerifier = {
  createRegistration(
    relyingParty: RelyingParty,
    person: { readonly id: string; readonly name: string; readonly existingIds: readonly string[] },
  ): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }>;
  /** Returns the new passkey; undefined when the response is not right. */
  verifyRegistration(
    relyingParty: RelyingParty,
    challenge: string,
    response: PasskeyResponse,
  ): Promise<Pick<Passkey, "id" | "publicKey" | "counter"> | undefined>;
  createSignIn(
    relyingParty: RelyingParty,
  ): Promise<{ readonly challenge: string; readonly options: PasskeyOptions }>;
  /** Returns the new counter of the passkey; undefined when the response is not right. */
  verifySignIn(
    relyingParty: RelyingParty,
    challenge: string,
    response: PasskeyResponse,
    passkey: Pick<Passkey, "id" | "publicKey" | "counter">,
  ): Promise<number | undefined>;
};
