const NO_BREAK_SPACE = "\u00a0";

/** Returns a text in which sizes such as "30 × 45 cm" do not break across lines. */
export const preventSizeBreaks = (text: string): string =>
  text
    .replace(/(?<=\d) × (?=\d)/g, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) (?=[cm]m\b)/g, NO_BREAK_SPACE);
