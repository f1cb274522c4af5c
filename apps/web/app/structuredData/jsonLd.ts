/** Something that search engines are told of a page, by the words of schema.org, as plain JSON. */
export type JsonLdNode = { readonly "@type": string; readonly [property: string]: JsonLdValue };
export type JsonLdValue = string | number | boolean | JsonLdNode | readonly (string | JsonLdNode)[];
