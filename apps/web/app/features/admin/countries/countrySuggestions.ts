/** A value that a field suggests, from the browser's data about countries. */
export type Suggestion = { readonly value: string; readonly label?: string };

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Two-letter codes that have a name but are not countries: unions, and codes for tests. */
const NON_COUNTRY_CODES = new Set(["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"]);

/** Returns the names of all countries in English, by their two-letter codes. */
export const listCountries = (): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  return new Map(
    codes.flatMap((code) => {
      const name = NON_COUNTRY_CODES.has(code) ? undefined : names.of(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
};

/** Returns the currencies in which the shop can sell: those with two decimals. */
export const listCurrencies = (): readonly Suggestion[] => {
  const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
  return Intl.supportedValuesOf("currency")
    .filter((currency) => {
      const format = new Intl.NumberFormat("en", { style: "currency", currency });
      return format.resolvedOptions().maximumFractionDigits === 2;
    })
    .map((value) => ({ value, label: names.of(value) ?? value }));
};

/**
 * Returns the time zones of a country, or those of the world when the code is invalid or the browser cannot list them.
 */
export const listTimeZones = (code: string): readonly string[] => {
  const all = Intl.supportedValuesOf("timeZone");
  if (!/^[A-Z]{2}$/.test(code)) return all;
  const locale = new Intl.Locale(`en-${code}`);
  const getTimeZones: unknown = Reflect.get(locale, "getTimeZones");
  const zones: unknown = typeof getTimeZones === "function" ? getTimeZones.call(locale) : undefined;
  return Array.isArray(zones) && zones.length > 0 ? zones.map(String) : all;
};

export type CountryGuess = { readonly code: string; readonly locale: string; readonly timeZone: string };

/**
 * Returns the settings that follow from the name of a country; undefined when no country has that name. The time zone
 * is empty where the country has several: only the owner knows in which one the workshop is.
 */
export const guessCountry = (
  countries: ReadonlyMap<string, string>,
  typed: string,
): CountryGuess | undefined => {
  const wanted = typed.trim().toLowerCase();
  const [code] = [...countries].find(([, name]) => name.toLowerCase() === wanted) ?? [];
  if (code === undefined) return undefined;
  const [zone = "", ...others] = listTimeZones(code);
  return { code, locale: `en-${code}`, timeZone: others.length === 0 ? zone : "" };
};
