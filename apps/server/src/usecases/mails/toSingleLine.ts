import { UNPRINTABLE_CHARACTERS } from "@storywall/domain/sites/address.ts";

/** Unprintable characters, white space and unpaired surrogates. */
const GAPS = new RegExp(`(?:${UNPRINTABLE_CHARACTERS.source}|\\s|\\p{Cs})+`, "gu");

/**
 * Returns text that a person typed, safe for a header or a line of a mail: characters that could begin a new line, or
 * hide what the text says, become one space.
 */
export const toSingleLine = (text: string): string => text.replace(GAPS, " ").trim();
