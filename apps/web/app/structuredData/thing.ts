/** Something that search engines are told of a page, by the words of schema.org, as plain JSON. */
export type Thing = { readonly "@type": string; readonly [property: string]: ThingValue };
export type ThingValue = string | number | boolean | Thing | readonly (string | Thing)[];
