import { randomInt } from "node:crypto";

/** No letters and digits that look alike. A password has 24 of these 31 characters: 118 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Returns a random password that a person can read out and type: four groups of six characters. */
export const generatePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");
