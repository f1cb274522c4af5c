import type { SvgElement } from "./svg.ts";

/**
 * The element tree as text, for files and for pages made on the server. Every attribute value is escaped, so an address
 * of a photo or a label cannot break out of its attribute.
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

/** Control characters are not allowed in XML 1.0 in any spelling, so they are left out. */
const escapeAttribute = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
