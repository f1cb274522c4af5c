import { randomInt } from "node:crypto";

/** Without letters and digits that look alike; 24 of 31 are 118 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password that a person can read out and type, in four groups. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");
