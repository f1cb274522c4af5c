import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../../ports/owner/Passwords.ts";

/** OWASP's recommendation for scrypt: each guess costs 32 MB and a tenth of a second. */
const DEFAULT_COST = 2 ** 15;
const SCRYPT_OPTIONS = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Hashes passwords with scrypt. `cost` is its N, a power of two: what one guess costs a thief of the hashes. */
export const scryptPasswords = (cost = DEFAULT_COST): Passwords => ({
  hash: async (password) => {
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return [
      "scrypt",
      cost,
      SCRYPT_OPTIONS.r,
      SCRYPT_OPTIONS.p,
      salt.toString("base64url"),
      key.toString("base64url"),
    ].join("$");
  },

  verify: async (password, hash) => {
    const [, , , , salt = "", key = ""] = hash.split("$");
    const [expected, given] = [
      Buffer.from(key, "base64url"),
      await derive(password, Buffer.from(salt, "base64url"), cost),
    ];
    return expected.length === given.length && timingSafeEqual(expected, given);
  },
});

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { N: cost, ...SCRYPT_OPTIONS }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
