import { type ParseResult, type Parser, parseAll, readRecord } from "../parse/parseAll.ts";
import { Reader } from "../parse/reader.ts";
import { toPostcodePattern } from "./postcodeShape.ts";
import { type Currency, parseCurrency, parseSiteCode, type SiteCode } from "./site.ts";
import { lineParser, matchingParser } from "./siteParsers.ts";

/** What the owner enters about a country to add it. The rest of its site starts with defaults (`newSite.ts`). */
export type SiteDefinition = {
  readonly code: SiteCode;
  readonly countryName: string;
  /** BCP 47 tag of the language of pages and dates: en-NZ. */
  readonly locale: string;
  readonly currency: Currency;
  readonly timeZone: string;
  /** Town of the workshop that serves the country. */
  readonly town: string;
  readonly taxName: string;
  readonly taxPercent: number;
  readonly postcodeLabel: string;
  /** An example for `postcodeShape.ts`; null: any postcode. */
  readonly postcodeShape: string | null;
};

const readCode: Parser<SiteCode> = (reader) => {
  const code = parseSiteCode(reader.isEmptyString ? "" : reader.string(10));
  const name = code && new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  return code && name ? code : reader.fail("the two letters of a country, such as NZ");
};

/** Money is counted in hundredths everywhere, so a currency without them, or with thousandths, cannot be used. */
const readCurrency: Parser<Currency> = (reader) => {
  const currency = parseCurrency(reader.isEmptyString ? "" : reader.string(10));
  if (!currency || !Intl.supportedValuesOf("currency").includes(currency))
    return reader.fail("the three letters of a currency, such as NZD");
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2 ? currency : reader.fail("a currency with a hundred cents");
};

const readTimeZone: Parser<string> = (reader) => {
  const timeZone = matchingParser(/^[A-Z]\w+(\/[A-Z][\w-]+)+$/, TIME_ZONE_HINT)(reader);
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone && timeZone;
  } catch {
    return reader.fail(TIME_ZONE_HINT);
  }
};
const TIME_ZONE_HINT = "a time zone, such as Pacific/Auckland";

/** Parses a new country, as typed or as stored. Returns all errors together. */
export const parseSiteDefinition = (value: unknown): ParseResult<SiteDefinition> =>
  parseAll(() =>
    readRecord<SiteDefinition>(new Reader(value), {
      code: readCode,
      countryName: lineParser(60),
      // The shop's texts are English; the tag only decides the format of dates.
      locale: matchingParser(/^en-[A-Z]{2}$/, "a language tag of English, such as en-NZ"),
      currency: readCurrency,
      timeZone: readTimeZone,
      town: lineParser(60),
      taxName: lineParser(20),
      taxPercent: (percent) => percent.number(0, 100),
      postcodeLabel: lineParser(60),
      postcodeShape: (shape) => (shape.isNull ? null : readShape(shape)),
    }),
  );

const readShape: Parser<string> = (reader) => {
  const shape = reader.string(10).trim();
  return toPostcodePattern(shape)
    ? shape
    : reader.fail("9 for each digit and A for each letter, such as 9999");
};
