import type { SetKey } from "../catalogue/sets.ts";
import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { Reader } from "../parse/reader.ts";
import { type Minor, minor } from "../units/units.ts";
import { UNPRINTABLE_CHARACTERS } from "./address.ts";
import { isSafeAddressPattern } from "./addressPattern.ts";
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFieldName,
  type CourierDays,
  type ShippingRate,
  type Site,
  type SiteCopy,
} from "./site.ts";

/** Limits of site content, so that a typing error of the owner does not reach a shopper's cart. */
export const SITE_LIMITS = {
  /** In minor units. A frame for 100 000.00 is a misplaced decimal point. */
  price: 10_000_000,
  headline: 120,
  text: 500,
  shippingRates: 20,
  promoCodes: 200,
  promoUses: 1_000_000,
  options: 100,
  dispatchDays: 60,
  replacementPieces: 1000,
  /** A week. */
  changeWindowMinutes: 7 * 24 * 60,
  /**
   * The limits of soft prints (VERDICT_BANDS), repeated here because their module would load half a designer into
   * every admin page.
   */
  reviewBelowPpi: { from: 100, to: 150 },
} as const;

/** Fields that a courier needs, whatever else a form asks for. */
const REQUIRED_ADDRESS_FIELDS: readonly AddressFieldName[] = [
  "firstName",
  "lastName",
  "address1",
  "city",
  "zip",
  "phone",
];

/** Returns a parser of one line of plain text. */
export const lineParser =
  (maxLength: number): Parser<string> =>
  (reader) => {
    const text = reader.string(maxLength).trim();
    return text === "" || UNPRINTABLE_CHARACTERS.test(text)
      ? reader.fail("one line of printable text")
      : text;
  };

export const matchingParser =
  (pattern: RegExp, expected: string): Parser<string> =>
  (reader) => {
    const text = reader.isEmptyString ? "" : reader.string(SITE_LIMITS.text).trim();
    return pattern.test(text) ? text : reader.fail(expected);
  };

export const optionalParser =
  <T>(read: Parser<T>): Parser<T | undefined> =>
  (reader) =>
    reader.isAbsent ? undefined : read(reader);

export const readBoolean: Parser<boolean> = (reader) => reader.boolean();
export const integerParser =
  (min: number, max: number): Parser<number> =>
  (reader) =>
    reader.integer(min, max);

export const amountParser =
  (min: number): Parser<Minor> =>
  (reader) =>
    minor(reader.integer(min, SITE_LIMITS.price));

export const readHeadline = lineParser(SITE_LIMITS.headline);
const readText = lineParser(SITE_LIMITS.text);

export const readCopy: Parser<SiteCopy> = (reader) =>
  readRecord<SiteCopy>(reader, {
    title: readHeadline,
    description: readText,
    made_and_shipped_headline: readHeadline,
    made_and_shipped_text: readText,
    // Pages load images only from the shop itself.
    made_and_shipped_image: matchingParser(
      /^(\/[\w.-]+)+$/,
      "the path of a picture of this shop, such as /pictures/x.svg",
    ),
    order_confirmation_headline: readHeadline,
    faq_answer_shipped_from: readText,
    // Exactly one address, because it is written into mail headers.
    email_address: matchingParser(
      /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}$/iu,
      "an email address",
    ),
    free_shipping_text: readText,
    business_location: readHeadline,
  });

export const framePricesParser =
  (readPrice: Parser<Minor>): Parser<Site["framePrices"]> =>
  (reader) =>
    readRecord<Site["framePrices"]>(reader, {
      rectangle_small: readPrice,
      rectangle_medium: readPrice,
      rectangle_large: readPrice,
      rectangle_xlarge: readPrice,
    });

/** Reads working days from 1 to `max`, the first not after the last. */
export const daysParser =
  (max: number): Parser<CourierDays> =>
  (reader) => {
    const days = integerParser(1, max);
    const { from, to } = readRecord<CourierDays>(reader, { from: days, to: days });
    return from <= to ? { from, to } : reader.fail("days of which the first is not after the last");
  };

export const setPricesParser =
  (readPrice: Parser<Minor>): Parser<Site["setPrices"]> =>
  (reader) =>
    readRecord<Record<SetKey, Minor>>(reader, {
      square_trio: readPrice,
      charming_six: readPrice,
      dazzling_dozen: readPrice,
    });

export const readTax: Parser<Site["tax"]> = (reader) =>
  readRecord<Site["tax"]>(reader, { name: lineParser(20), percent: (percent) => percent.number(0, 100) });

export const shippingRatesParser =
  (isOpen: boolean): Parser<readonly ShippingRate[]> =>
  (reader) => {
    const rates = readArray(reader, SITE_LIMITS.shippingRates, (rate) =>
      readRecord<ShippingRate>(rate, {
        handle: matchingParser(/^[a-z0-9][a-z0-9-]{0,39}$/, "a handle of small letters, digits and dashes"),
        title: readHeadline,
        price: amountParser(0),
        courierDays: optionalParser(daysParser(SITE_LIMITS.dispatchDays)),
      }),
    );
    if (isOpen && rates.length === 0) reader.fail("a list of at least one way of delivery");
    rejectDuplicates(reader, rates, ({ handle }) => handle, "a list of rates with different handles");
    return rates;
  };

export const readWelcomeBanner: Parser<Site["welcomeBanner"]> = (reader) =>
  readRecord<Site["welcomeBanner"]>(reader, {
    enabled: readBoolean,
    headline: readHeadline,
    code: lineParser(24),
  });

export const readStaffLimits: Parser<Site["staffLimits"]> = (reader) =>
  readRecord<Site["staffLimits"]>(reader, {
    refundProofAbove: amountParser(0),
    serviceRefundEach: amountParser(0),
    managerRefundADay: amountParser(0),
    serviceReplacementPieces: (pieces) =>
      pieces.isNull ? null : pieces.integer(0, SITE_LIMITS.replacementPieces),
  });

export const readAddressForm: Parser<readonly AddressField[]> = (reader) => {
  const form = readArray(reader, ADDRESS_FIELDS.length, readAddressField);
  rejectDuplicates(reader, form, ({ name }) => name, "fields of different names");
  const missing = REQUIRED_ADDRESS_FIELDS.filter(
    (name) => !form.some((field) => field.name === name && field.required),
  );
  if (missing.length > 0) reader.fail(`a form that requires ${missing.join(", ")}`);
  return form;
};

const readAddressField: Parser<AddressField> = (reader) =>
  readRecord<AddressField>(reader, {
    // The country is that of the site and is never asked.
    name: (name) => name.oneOf(ADDRESS_FIELDS.filter((field) => field !== "country")),
    label: lineParser(60),
    required: readBoolean,
    autocomplete: matchingParser(/^[a-z][a-z0-9 -]{0,59}$/, "an autocomplete token of HTML"),
    inputMode: optionalParser((mode) => mode.oneOf(["text", "numeric", "tel"] as const)),
    pattern: optionalParser((pattern) => {
      const source = pattern.string(SITE_LIMITS.text);
      return isSafeAddressPattern(source) ? source : pattern.fail("a short regular expression from ^ to $");
    }),
    hint: optionalParser(readHeadline),
    options: optionalParser(readOptions),
  });

type Options = NonNullable<AddressField["options"]>;

const readOptions: Parser<Options> = (reader) => {
  const options = readArray(reader, SITE_LIMITS.options, (option) =>
    readRecord<Options[number]>(option, { value: lineParser(60), label: lineParser(60) }),
  );
  if (options.length === 0) reader.fail("a list of at least one choice");
  rejectDuplicates(reader, options, ({ value }) => value, "choices of different values");
  return options;
};

export const rejectDuplicates = <T>(
  reader: Reader,
  items: readonly T[],
  keyOf: (item: T) => string,
  expected: string,
): void => {
  if (new Set(items.map(keyOf)).size < items.length) reader.fail(expected);
};
