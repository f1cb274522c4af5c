/**
 * Returns the pattern of postcodes that are written like an example: `9` stands for a digit and `A` for a letter, so
 * `9999` is New Zealand's and `A9A 9A9` Canada's. Spaces and dashes may be left out. Undefined for any other text.
 */
export const toPostcodePattern = (shape: string): string | undefined =>
  /^[9A](?:[9A -]{0,8}[9A])?$/.test(shape)
    ? `^${[...shape].map((character) => PARTS[character]).join("")}$`
    : undefined;

const PARTS: Readonly<Record<string, string>> = { "9": "[0-9]", A: "[A-Za-z]", " ": " ?", "-": "-?" };
