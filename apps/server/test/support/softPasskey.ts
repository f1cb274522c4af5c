import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** Flags of an authenticator: the user touched it, and proved who they are. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type SoftPasskeyOptions = {
  readonly rpId?: string;
  readonly origin?: string;
  /** False: an authenticator that did not ask for finger or PIN. */
  readonly isVerified?: boolean;
};

/** An authenticator in memory, which answers as the WebAuthn standard says. Each has a key of its own. */
export const createSoftPasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: Readonly<Record<string, string>>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  const flagsOf = (isVerified: boolean) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

  return {
    id: id.toString("base64url"),

    /** Answers `navigator.credentials.create`. */
    register: (
      challenge: string,
      { rpId = "localhost", origin = "http://localhost", isVerified = true }: SoftPasskeyOptions = {},
    ) => {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      // The key in CBOR (RFC 9052): kty EC2, alg ES256, curve P-256, x, y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, "base64url"),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = authenticatorData(rpId, flagsOf(isVerified) | HAS_CREDENTIAL, credential);
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      });
    },

    /** Answers `navigator.credentials.get`. */
    signIn: (
      challenge: string,
      { rpId = "localhost", origin = "http://localhost", isVerified = true }: SoftPasskeyOptions = {},
    ) => {
      counter += 1;
      const data = clientData("webauthn.get", challenge, origin);
      const authData = authenticatorData(rpId, flagsOf(isVerified));
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      });
    },
  };
};
