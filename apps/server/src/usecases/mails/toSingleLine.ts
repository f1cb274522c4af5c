/** White space; control, line-breaking and direction characters; halves of characters. */
const UNPRINTABLE = /[\s\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/**
 * Text that somebody typed, as it may stand in a header or a line of a mail: whatever could begin a line of its own, or hide
 * what the text says, is one space.
 */
export const toSingleLine = (text: string): string => text.replace(UNPRINTABLE, " ").trim();
