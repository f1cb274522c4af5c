import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";

/** A field of the form that adds a country, named as the API names it. */
export type CountryField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly inputMode?: "decimal";
  /** The answer that most people would type. */
  readonly defaultValue?: string;
};

/** The fields, with New Zealand as the example in each. */
export const COUNTRY_FIELDS: readonly CountryField[] = [
  { name: "countryName", label: "Country", hint: "As shoppers read it, such as New Zealand." },
  {
    name: "code",
    label: "Country code",
    hint: "Two letters, such as NZ. Order numbers will begin with them.",
  },
  { name: "currency", label: "Currency", hint: "Three letters, such as NZD. You can't change it later." },
  {
    name: "locale",
    label: "Language",
    hint: "English as written in the country, by its code, such as en-NZ. Dates and amounts follow it.",
  },
  {
    name: "timeZone",
    label: "Time zone",
    hint: "The workshop's, such as Pacific/Auckland. Days in emails and figures follow it.",
  },
  { name: "town", label: "Town of the workshop", hint: "Where the tiles come from, such as Wellington." },
  { name: "taxName", label: "Name of the tax", hint: "As shown beside totals, such as GST." },
  {
    name: "taxPercent",
    label: "Tax in percent",
    hint: "Your prices include it, such as 15.",
    inputMode: "decimal",
  },
  {
    name: "postcodeLabel",
    label: "Word for postcodes",
    hint: "As people there say it, such as Postcode.",
    defaultValue: "Postcode",
  },
  {
    name: "postcodeShape",
    label: "How postcodes are written",
    hint: "9 for a digit and A for a letter, such as 9999 or A9A 9A9. Leave it empty if they vary.",
  },
];

/**
 * Returns the typed values in the form that the API takes. A percentage that is not a number is sent as an invalid
 * value.
 */
export const toDefinition = (typed: (name: string) => string) => ({
  code: typed("code").toUpperCase(),
  countryName: typed("countryName"),
  locale: typed("locale"),
  currency: typed("currency").toUpperCase(),
  timeZone: typed("timeZone"),
  town: typed("town"),
  taxName: typed("taxName"),
  taxPercent: /^\d+([.,]\d+)?$/.test(typed("taxPercent"))
    ? Number(typed("taxPercent").replace(",", "."))
    : -1,
  postcodeLabel: typed("postcodeLabel"),
  postcodeShape: typed("postcodeShape").toUpperCase() || null,
});

/** A wrong field, and what to do about it. */
export type CountryIssue = { readonly path: string; readonly message: string };

/** Returns the errors of a country, by the server's own parser. */
export const findIssues = (definition: ReturnType<typeof toDefinition>): readonly CountryIssue[] => {
  const parsed = parseSiteDefinition(definition);
  if (parsed.kind === "ok") return [];
  const empty = new Set(Object.entries(definition).flatMap(([name, value]) => (value === "" ? [name] : [])));
  return parsed.errors.map(({ path, message }) => ({
    path,
    message: empty.has(path) ? "Please fill this in" : `Please enter ${message}`,
  }));
};
