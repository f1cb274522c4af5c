import type { SetKey } from "../catalogue/sets.ts";
import { type Read, readList, readRecord } from "../parse/readAll.ts";
import type { Reader } from "../parse/reader.ts";
import { normalisePromoCode } from "../pricing/promo.ts";
import { type Minor, minor } from "../units/units.ts";
import { UNPRINTABLE } from "./address.ts";
import { isAddressPattern } from "./addressPattern.ts";
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressFieldName,
  type PromoCode,
  type ShippingRate,
  type Site,
  type SiteCopy,
} from "./site.ts";

/** What a part of a site's content may hold; a slip of the owner's finger ends here and not in a shopper's cart. */
export const SITE_LIMITS = {
  /** 100 000.00 for one frame is a comma in the wrong place. */
  price: 10_000_000,
  headline: 120,
  text: 500,
  shippingRates: 20,
  promoCodes: 200,
  promoUses: 1_000_000,
  options: 100,
  dispatchDays: 60,
  /** A week. */
  changeWindowMinutes: 7 * 24 * 60,
} as const;

/** Without these no courier finds the door, whatever else a form asks for. */
const ALWAYS_ASKED: readonly AddressFieldName[] = [
  "firstName",
  "lastName",
  "address1",
  "city",
  "zip",
  "phone",
];

/** One line of plain words. */
export const line =
  (longest: number): Read<string> =>
  (reader) => {
    const text = reader.text(longest).trim();
    return text === "" || UNPRINTABLE.test(text) ? reader.fail("one line of printable text") : text;
  };

const like =
  (pattern: RegExp, expected: string): Read<string> =>
  (reader) => {
    const text = reader.text(SITE_LIMITS.text).trim();
    return pattern.test(text) ? text : reader.fail(expected);
  };

const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (reader) =>
    reader.isAbsent ? undefined : read(reader);

const yesOrNo: Read<boolean> = (reader) => reader.yesOrNo();
export const whole =
  (low: number, high: number): Read<number> =>
  (reader) =>
    reader.whole(low, high);

const amount =
  (least: number): Read<Minor> =>
  (reader) =>
    minor(reader.whole(least, SITE_LIMITS.price));

const headline = line(SITE_LIMITS.headline);
const text = line(SITE_LIMITS.text);
const price = amount(1);

export const readCopy: Read<SiteCopy> = (reader) =>
  readRecord<SiteCopy>(reader, {
    title: headline,
    description: text,
    made_and_shipped_headline: headline,
    made_and_shipped_text: text,
    // Pages load pictures from the shop itself only.
    made_and_shipped_image: like(
      /^(\/[\w.-]+)+$/,
      "the path of a picture of this shop, such as /pictures/x.svg",
    ),
    order_confirmation_headline: headline,
    faq_answer_shipped_from: text,
    // One mailbox and nothing else: it is written into mails' headers.
    email_address: like(
      /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,24}$/iu,
      "an e-mail address",
    ),
    free_shipping_text: text,
    business_location: headline,
  });

export const readFramePrices: Read<Site["framePrices"]> = (reader) =>
  readRecord<Site["framePrices"]>(reader, {
    rectangle_small: price,
    rectangle_medium: price,
    rectangle_large: price,
    rectangle_xlarge: price,
  });

export const readSetPrices: Read<Site["setPrices"]> = (reader) =>
  readRecord<Record<SetKey, Minor>>(reader, {
    square_trio: price,
    charming_six: price,
    dazzling_dozen: price,
  });

export const readTax: Read<Site["tax"]> = (reader) =>
  readRecord<Site["tax"]>(reader, { name: line(20), percent: (percent) => percent.number(0, 100) });

export const readShippingRates: Read<readonly ShippingRate[]> = (reader) => {
  const rates = readList(reader, SITE_LIMITS.shippingRates, (rate) =>
    readRecord<ShippingRate>(rate, {
      handle: like(/^[a-z0-9][a-z0-9-]{0,39}$/, "a handle of small letters, digits and dashes"),
      title: headline,
      price: amount(0),
    }),
  );
  if (rates.length === 0) reader.fail("a list of at least one way of delivery");
  refuseTwins(reader, rates, ({ handle }) => handle, "a list of rates with different handles");
  return rates;
};

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

const promoTime: Read<string> = (reader) => {
  const time = reader.text(30);
  return ISO_TIME.test(time) && !Number.isNaN(Date.parse(time))
    ? time
    : reader.fail("a time such as 2026-12-31T22:00:00Z");
};

export const readPromoCodes: Read<readonly PromoCode[]> = (reader) => {
  const codes = readList(reader, SITE_LIMITS.promoCodes, (promo) =>
    readRecord<PromoCode>(promo, {
      code: (code) => like(/^[A-Za-z0-9]{3,24}$/, "3 to 24 letters and digits")(code).toUpperCase(),
      // A code for nothing is a slip, and an order of nothing cannot be paid.
      percent: (percent) => percent.number(1, 99),
      expiresAt: optional(promoTime),
      oncePerEmail: yesOrNo,
      maxUses: optional(whole(1, SITE_LIMITS.promoUses)),
    }),
  );
  // B10: what a shopper types must mean one code.
  refuseTwins(
    reader,
    codes,
    ({ code }) => normalisePromoCode(code),
    "codes that no two are taken for each other",
  );
  return codes;
};

export const readWelcomeBanner: Read<Site["welcomeBanner"]> = (reader) =>
  readRecord<Site["welcomeBanner"]>(reader, { enabled: yesOrNo, headline, code: line(24) });

export const readDispatchDays: Read<Site["dispatchDays"]> = (reader) => {
  const days = whole(1, SITE_LIMITS.dispatchDays);
  const { from, to } = readRecord<Site["dispatchDays"]>(reader, { from: days, to: days });
  return from <= to ? { from, to } : reader.fail("days of which the first is not after the last");
};

export const readAddressForm: Read<readonly AddressField[]> = (reader) => {
  const form = readList(reader, ADDRESS_FIELDS.length, readAddressField);
  refuseTwins(reader, form, ({ name }) => name, "fields of different names");
  const missing = ALWAYS_ASKED.filter((name) => !form.some((field) => field.name === name && field.required));
  if (missing.length > 0) reader.fail(`a form that requires ${missing.join(", ")}`);
  return form;
};

const readAddressField: Read<AddressField> = (reader) =>
  readRecord<AddressField>(reader, {
    // The country is the site's and is never asked.
    name: (name) => name.oneOf(ADDRESS_FIELDS.filter((field) => field !== "country")),
    label: line(60),
    required: yesOrNo,
    autocomplete: like(/^[a-z][a-z0-9 -]{0,59}$/, "an autocomplete token of HTML"),
    inputMode: optional((mode) => mode.oneOf(["text", "numeric", "tel"] as const)),
    pattern: optional((pattern) => {
      const source = pattern.text(SITE_LIMITS.text);
      return isAddressPattern(source) ? source : pattern.fail("a short regular expression from ^ to $");
    }),
    hint: optional(headline),
    options: optional(readOptions),
  });

type Options = NonNullable<AddressField["options"]>;

const readOptions: Read<Options> = (reader) => {
  const options = readList(reader, SITE_LIMITS.options, (option) =>
    readRecord<Options[number]>(option, { value: line(60), label: line(60) }),
  );
  if (options.length === 0) reader.fail("a list of at least one choice");
  refuseTwins(reader, options, ({ value }) => value, "choices of different values");
  return options;
};

const refuseTwins = <T>(
  reader: Reader,
  items: readonly T[],
  keyOf: (item: T) => string,
  expected: string,
): void => {
  if (new Set(items.map(keyOf)).size < items.length) reader.fail(expected);
};
