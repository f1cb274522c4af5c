/**
 * S3's lists are flat XML, and what is read of them (numbers, times, ids, keys of ours) holds nothing but quotes that is
 * escaped. Blocks of that name, in their order.
 */
export const blocksOf = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inside = ""]) => inside);

/** The text of the first element of that name; empty when there is none. */
export const textIn = (xml: string, name: string): string =>
  (blocksOf(xml, name)[0] ?? "").replaceAll("&quot;", '"').trim();
