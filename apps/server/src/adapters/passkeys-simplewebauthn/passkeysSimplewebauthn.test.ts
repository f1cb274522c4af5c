import { describe, expect, test } from "vitest";
import { createSoftPasskey, type SoftPasskeyOptions } from "../../../test/support/softPasskey.ts";
import { passkeysSimplewebauthn as passkeys } from "./passkeysSimplewebauthn.ts";

const PAGE = { origin: "http://localhost", rpId: "localhost" };
const ANNA = { id: "anna", name: "anna@example.com", existingIds: [] };

const register = async (soft = createSoftPasskey(), options: SoftPasskeyOptions = {}) => {
  const { challenge } = await passkeys.createRegistration(PAGE, ANNA);
  return passkeys.verifyRegistration(PAGE, challenge, soft.register(challenge, options));
};

describe("passkeys", () => {
  test("the browser is asked to verify the user, for a passkey that names its holder", async () => {
    const { options } = await passkeys.createRegistration(PAGE, ANNA);
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: "anna@example.com" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect((await passkeys.createSignIn(PAGE)).options).toMatchObject({
      rpId: "localhost",
      userVerification: "required",
    });
  });

  test("a passkey is registered and signs in, and its counter grows", async () => {
    const soft = createSoftPasskey();
    const passkey = await register(soft);
    expect(passkey).toMatchObject({ id: soft.id, counter: 0 });
    if (!passkey) throw new Error("not registered");
    const { challenge } = await passkeys.createSignIn(PAGE);
    expect(await passkeys.verifySignIn(PAGE, challenge, soft.signIn(challenge), passkey)).toBe(1);
  });

  test.each<[string, SoftPasskeyOptions]>([
    ["without user verification", { isVerified: false }],
    ["from another origin", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
  ])("an answer %s is not right", async (_, options) => {
    expect(await register(createSoftPasskey(), options)).toBeUndefined();
    const soft = createSoftPasskey();
    const passkey = await register(soft);
    if (!passkey) throw new Error("not registered");
    const { challenge } = await passkeys.createSignIn(PAGE);
    expect(
      await passkeys.verifySignIn(PAGE, challenge, soft.signIn(challenge, options), passkey),
    ).toBeUndefined();
  });

  test("an answer to another challenge, by another key, or of no sense is not right", async () => {
    const soft = createSoftPasskey();
    const passkey = await register(soft);
    if (!passkey) throw new Error("not registered");
    const { challenge } = await passkeys.createSignIn(PAGE);
    const verify = (response: Readonly<Record<string, unknown>>) =>
      passkeys.verifySignIn(PAGE, challenge, response, passkey);
    expect(await verify(soft.signIn("b3RoZXI"))).toBeUndefined();
    expect(
      await verify({ ...createSoftPasskey().signIn(challenge), id: soft.id, rawId: soft.id }),
    ).toBeUndefined();
    for (const response of [{}, { id: soft.id }, { ...soft.signIn(challenge), response: {} }]) {
      expect(await verify(response)).toBeUndefined();
      expect(await passkeys.verifyRegistration(PAGE, challenge, response)).toBeUndefined();
    }
  });
});
