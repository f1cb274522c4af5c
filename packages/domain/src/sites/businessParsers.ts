import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { SiteBusiness, SiteMaterials, SiteRights } from "./site.ts";
import { integerParser, lineParser, optionalParser, SITE_LIMITS } from "./siteParsers.ts";

const LIMITS = {
  paragraph: 1_000,
  paragraphs: 20,
  /** Maximum number of working days; a later answer is as good as none. */
  answerDays: 30,
  name: 150,
  taxNumber: 40,
  phone: 40,
} as const;

const readText = lineParser(SITE_LIMITS.text);

/** Null removes the entry; an empty text would leave a label without a value. */
const nullable =
  <T>(read: Parser<T>): Parser<T | null> =>
  (reader) =>
    reader.isNull ? null : read(reader);

const readNullableText = nullable(readText);

export const readBusiness: Parser<SiteBusiness> = (reader) =>
  readRecord<SiteBusiness>(reader, {
    legalName: readNullableText,
    registration: readNullableText,
    taxNumber: readNullableText,
    address: readNullableText,
    phone: readNullableText,
    hours: readNullableText,
    answerDays: integerParser(1, LIMITS.answerDays),
  });

type CheckedDetails = Partial<
  Pick<SiteBusiness, "legalName" | "registration" | "taxNumber" | "address" | "phone">
>;

const countLettersAndDigits = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0;

/** Registers differ, and some sellers are in none: "Sole trader" is an answer; "x" or "-" is not. */
const readRegistration: Parser<string> = (reader) => {
  const registration = readText(reader);
  return countLettersAndDigits(registration) >= 4
    ? registration
    : reader.fail("the number and the name of its register");
};

/** Minimum number of letters and digits of a street and a town anywhere: 1 Rd, Ayr KA7. */
const MIN_ADDRESS_CHARACTERS = 8;

/**
 * Not every country has postcodes, and not every house has a number. `adviseOnAddress` says what an address may
 * lack.
 */
const readAddress: Parser<string> = (reader) => {
  const address = readText(reader);
  return countLettersAndDigits(address) >= MIN_ADDRESS_CHARACTERS && /\p{L}/u.test(address)
    ? address
    : reader.fail("a street and a town");
};

/** Phone number in a usual format: 021 555 0100, or +27 (21) 555-0100. */
const readPhone: Parser<string> = (reader) => {
  const phone = lineParser(LIMITS.phone)(reader);
  const digits = phone.replace(/\D/g, "").length;
  return digits >= 6 && /^[\d\s+()./-]+$/.test(phone)
    ? phone
    : reader.fail("a phone number of at least 6 digits, such as 021 555 0100");
};

/** Tax numbers have many formats, some with letters: VAT 4123456789, ABN 12 345 678 901. */
const readTaxNumber: Parser<string> = (reader) => {
  const taxNumber = lineParser(LIMITS.taxNumber)(reader);
  return countLettersAndDigits(taxNumber) >= 4 && /\d/.test(taxNumber)
    ? taxNumber
    : reader.fail("the number as the tax office writes it, such as 4123456789");
};

/**
 * Checks only the changed details of a business. Stored ones were entered under wider rules, and must stay readable.
 */
export const readChangedBusiness: Parser<CheckedDetails> = (reader) =>
  readRecord<CheckedDetails>(reader, {
    legalName: optionalParser(nullable(lineParser(LIMITS.name))),
    registration: optionalParser(nullable(readRegistration)),
    address: optionalParser(nullable(readAddress)),
    taxNumber: optionalParser(nullable(readTaxNumber)),
    phone: optionalParser(nullable(readPhone)),
  });

export const readMaterials: Parser<SiteMaterials> = (reader) =>
  readRecord<SiteMaterials>(reader, {
    depth: readNullableText,
    weight: readNullableText,
    frame: readNullableText,
    paper: readNullableText,
    plates: readNullableText,
    surfaces: readNullableText,
  });

/** Neither list of an open site may be empty: the law requires a shop to state the rights of its buyers. */
export const rightsParser =
  (isOpen: boolean): Parser<SiteRights> =>
  (reader) => {
    const readParagraphs = paragraphsParser(isOpen);
    return readRecord<SiteRights>(reader, { buyer: readParagraphs, privacy: readParagraphs });
  };

const paragraphsParser =
  (isRequired: boolean): Parser<readonly string[]> =>
  (reader) => {
    const paragraphs = readArray(reader, LIMITS.paragraphs, lineParser(LIMITS.paragraph));
    return paragraphs.length > 0 || !isRequired
      ? paragraphs
      : reader.fail("a list of at least one paragraph");
  };
