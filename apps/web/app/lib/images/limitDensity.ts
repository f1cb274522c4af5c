/** A screen this dense gets images for two thirds of its pixels. */
const DENSE_SCREEN = "(min-resolution: 2.5dppx)";
const DENSE_SHARE = 0.667;

/**
 * Returns the value of a `sizes` attribute by which a screen of three pixels to a CSS pixel loads images for two. The
 * difference is not visible on a phone, and the images weigh half.
 */
export const limitDensity = (sizes: string): string => {
  const dense = splitOutsideBrackets(sizes, ",").map((entry) => {
    const parts = splitOutsideBrackets(entry, " ");
    const condition = parts.slice(0, -1).join(" ");
    const screen = condition === "" ? DENSE_SCREEN : `${DENSE_SCREEN} and ${condition}`;
    return `${screen} calc(${DENSE_SHARE} * ${parts.at(-1)})`;
  });
  return [...dense, sizes].join(", ");
};

/** Returns the parts between separators that no bracket encloses, without the spaces around them. */
const splitOutsideBrackets = (text: string, separator: string): readonly string[] => {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === separator && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += character;
  }
  parts.push(part.trim());
  return parts.filter((each) => each !== "");
};
