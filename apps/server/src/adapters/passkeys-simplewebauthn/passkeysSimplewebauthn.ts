import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { PasskeyVerifier } from "../../ports/staff/PasskeyVerifier.ts";

const SHOP_NAME = "Storywall";

/** Loaded at first use: the library takes a quarter of a second and 29 MB, and most processes never need it. */
const load = () => import("@simplewebauthn/server");

/** WebAuthn by @simplewebauthn/server. */
export const passkeysSimplewebauthn: PasskeyVerifier = {
  createRegistration: async ({ rpId }, { id, name, existingIds }) => {
    const { generateRegistrationOptions } = await load();
    const options = await generateRegistrationOptions({
      rpName: SHOP_NAME,
      rpID: rpId,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      attestationType: "none",
      excludeCredentials: existingIds.map((existing) => ({ id: existing })),
      // A discoverable passkey: it names its account, so that signing in needs no name.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return { challenge: options.challenge, options: { ...options } };
  },

  verifyRegistration: async ({ origin, rpId }, challenge, response) => {
    if (!isRegistration(response)) return undefined;
    const { verifyRegistrationResponse } = await load();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
  },

  createSignIn: async ({ rpId }) => {
    const { generateAuthenticationOptions } = await load();
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
    return { challenge: options.challenge, options: { ...options } };
  },

  verifySignIn: async ({ origin, rpId }, challenge, response, { id, publicKey, counter }) => {
    if (!isSignIn(response)) return undefined;
    const { verifyAuthenticationResponse } = await load();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      requireUserVerification: true,
    }).catch(() => undefined);
    // The library checks the flag as asked. Without it a passkey would be one factor, so it is checked here too.
    return verified?.verified && verified.authenticationInfo.userVerified
      ? verified.authenticationInfo.newCounter
      : undefined;
  },
};

/** The library checks every field; its input only needs the outer form. */
const hasForm = (response: Readonly<Record<string, unknown>>): boolean =>
  typeof response.id === "string" &&
  typeof response.rawId === "string" &&
  response.type === "public-key" &&
  typeof response.response === "object" &&
  response.response !== null;

const isRegistration = (
  response: Readonly<Record<string, unknown>> | RegistrationResponseJSON,
): response is RegistrationResponseJSON => hasForm({ ...response });

const isSignIn = (
  response: Readonly<Record<string, unknown>> | AuthenticationResponseJSON,
): response is AuthenticationResponseJSON => hasForm({ ...response });
