import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { OneTimeCodes } from "../../ports/staff/OneTimeCodes.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones are seldom further off: the codes before and after the present one are accepted too. */
const STEPS_AROUND = [0, -1, 1];
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** No letters and digits that look alike. 16 of these 31 characters are 79 bits. */
const RECOVERY_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const ISSUER = "Storywall";

/** Six-digit codes by RFC 6238: HMAC-SHA-1 of the time, which is what authenticator apps know. */
export const oneTimeCodes: OneTimeCodes = {
  createSecret: () => toBase32(randomBytes(SECRET_BYTES)),

  setupUri: (secret, account) => {
    const parameters = new URLSearchParams({ secret, issuer: ISSUER });
    return `otpauth://totp/${encodeURIComponent(`${ISSUER}:${account}`)}?${parameters}`;
  },

  findStep: (secret, code, now) => {
    const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
    const given = Buffer.from(code);
    return STEPS_AROUND.map((offset) => current + offset).find((step) => {
      const expected = Buffer.from(codeOf(fromBase32(secret), step));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  },

  createRecoveryCode: () =>
    Array.from({ length: 4 }, () =>
      Array.from({ length: 4 }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(""),
    ).join("-"),
};

/** Returns the code of a time step (RFC 4226, section 5.3). */
export const codeOf = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const value = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, "0");
};

const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
};

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
