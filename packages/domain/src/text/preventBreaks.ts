const NO_BREAK_SPACE = "\u00a0";
const NO_BREAK_HYPHEN = "\u2011";

/** Returns a text whose sizes stay on one line: "30 × 45 cm". */
export const preventSizeBreaks = (text: string): string =>
  text
    .replace(/(?<=\d) × (?=\d)/g, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=[cm]m\b)/g, NO_BREAK_SPACE);

/**
 * Returns a text whose "e-mail" stays on one line, too. Not for labels and plain text: a search for the word with a
 * hyphen would miss it.
 */
export const preventBreaks = (text: string): string =>
  preventSizeBreaks(text).replace(/\b(e)-(?=mail(?![\w.-]*@))/gi, `$1${NO_BREAK_HYPHEN}`);
