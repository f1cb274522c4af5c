/**
 * S3's lists are flat XML, and what is read of them (numbers, times, ids, keys of ours) holds nothing but quotes that is
 * escaped. Blocks of that name, in their order.
 */
export const elementsOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);

/** The text of the first element of that name; empty when there is none. */
export const elementText = (xml: string, name: string): string =>
  (elementsOf(xml, name)[0] ?? "").replaceAll("&quot;", '"').trim();
