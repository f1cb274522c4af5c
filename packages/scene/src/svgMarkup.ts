import type { SvgElement } from "./svg.ts";

/**
 * Returns the element tree as text, for files and for pages rendered on the server. Every attribute value is escaped,
 * so the URL of a photo or a label cannot break out of its attribute.
 */
export const toSvgMarkup = ({ tag, attributes, children }: SvgElement): string => {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join("");
  return children.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${children.map(toSvgMarkup).join("")}</${tag}>`;
};

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** XML 1.0 does not allow control characters, not even escaped ones, so they are removed. */
const escapeAttribute = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes them
  value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
