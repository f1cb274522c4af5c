/** A piece of structured data for search engines, in the vocabulary of schema.org, as plain JSON. */
export type JsonLdNode = { readonly "@type": string; readonly [property: string]: JsonLdValue };
type JsonLdValue = string | number | boolean | JsonLdNode | readonly (string | JsonLdNode)[];
