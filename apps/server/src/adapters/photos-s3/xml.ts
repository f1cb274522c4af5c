/**
 * Returns the contents of all elements with this name, in their order. A regular expression is enough: S3's lists are
 * flat XML, and the values that are read (numbers, times, ids, our keys) contain no escaped characters but quotes and
 * ampersands.
 */
export const elementsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);

/** Returns the text of the first element with this name; empty when there is none. */
export const elementText = (xml: string, name: string): string =>
  (elementsOf(xml, name)[0] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&").trim();
