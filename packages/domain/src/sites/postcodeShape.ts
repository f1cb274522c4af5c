import type { AddressField } from "./site.ts";

/**
 * Returns the pattern of postcodes in the format of an example: `9` means a digit and `A` a letter, so `9999` is New
 * Zealand's and `A9A 9A9` Canada's. Spaces and dashes may be left out. Undefined for any other text.
 */
export const toPostcodePattern = (shape: string): string | undefined =>
  /^[9A](?:[9A -]{0,8}[9A])?$/.test(shape)
    ? `^${[...shape].map((character) => PARTS[character]).join("")}$`
    : undefined;

const PARTS: Readonly<Record<string, string>> = { "9": "[0-9]", A: "[A-Za-z]", " ": " ?", "-": "-?" };

/** Returns the example that gives this pattern by `toPostcodePattern`; undefined when none does. */
export const toPostcodeShape = (pattern: string): string | undefined => {
  const spelledOut = pattern.replace(/\[0-9\]\{([1-9])\}/g, (_, count) => "[0-9]".repeat(Number(count)));
  const shape = Object.entries(PARTS)
    .reduce((text, [character, part]) => text.replaceAll(part, character), spelledOut)
    .slice(1, -1);
  return toPostcodePattern(shape) === spelledOut ? shape : undefined;
};

/** Returns the settings of the postcode field for such an example; none when `shape` is null or not an example. */
export const postcodeRule = (shape: string | null): Pick<AddressField, "pattern" | "hint" | "inputMode"> => {
  const pattern = shape === null ? undefined : toPostcodePattern(shape);
  if (shape === null || pattern === undefined) return {};
  return {
    pattern,
    hint: `Such as ${createPostcode(shape)}`,
    ...(shape.includes("A") ? {} : { inputMode: "numeric" as const }),
  };
};

/** Returns a postcode of that shape: 1234 for 9999, A1B 2C3 for A9A 9A9. */
const createPostcode = (shape: string): string => {
  let digits = 0;
  let letters = 0;
  return shape.replace(/[9A]/g, (character) =>
    character === "9" ? String((digits++ % 9) + 1) : String.fromCharCode(65 + (letters++ % 26)),
  );
};
