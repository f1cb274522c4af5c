import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { Reader } from "../parse/reader.ts";
import { MAX_DISCOUNT_PERCENT, normalisePromoCode } from "../pricing/promo.ts";
import type { Minor } from "../units/units.ts";
import type { PromoCode, PromoDiscount } from "./site.ts";
import {
  amountParser,
  integerParser,
  lineParser,
  matchingParser,
  optionalParser,
  readBoolean,
  rejectDuplicates,
  SITE_LIMITS,
} from "./siteParsers.ts";

const MAX_NOTE_LENGTH = 200;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

const readIsoTime: Parser<string> = (reader) => {
  const time = reader.string(30);
  return ISO_TIME.test(time) && !Number.isNaN(Date.parse(time))
    ? time
    : reader.fail("a time such as 2026-12-31T22:00:00Z");
};

/** The parsed fields of a code, before the check that exactly one of percent and amount is set. */
type PromoFields = Omit<PromoCode, keyof PromoDiscount> & {
  readonly percent?: number;
  readonly amount?: Minor;
};

export const readPromoCode: Parser<PromoCode> = (reader) => {
  const { percent, amount, ...fields } = readRecord<PromoFields>(reader, {
    code: (code) => matchingParser(/^[A-Za-z0-9]{3,24}$/, "3 to 24 letters and digits")(code).toUpperCase(),
    // A code of 0 percent is a typing error, and an order of amount 0 cannot be paid.
    percent: optionalParser((share) => share.number(1, MAX_DISCOUNT_PERCENT)),
    amount: optionalParser(amountParser(1)),
    minimum: optionalParser(amountParser(1)),
    startsAt: optionalParser(readIsoTime),
    expiresAt: optionalParser(readIsoTime),
    oncePerEmail: readBoolean,
    maxUses: optionalParser(integerParser(1, SITE_LIMITS.promoUses)),
    note: optionalParser(lineParser(MAX_NOTE_LENGTH)),
  });
  if (isBackwards(fields)) reader.field("expiresAt").fail("a day after the first day");
  return { ...fields, ...readDiscount(reader, percent, amount) };
};

const readDiscount = (
  reader: Reader,
  percent: number | undefined,
  amount: Minor | undefined,
): PromoDiscount => {
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) return { amount };
  return reader.field("percent").fail("either a percentage or an amount");
};

const isBackwards = ({ startsAt, expiresAt }: Pick<PromoCode, "startsAt" | "expiresAt">): boolean =>
  startsAt !== undefined && expiresAt !== undefined && Date.parse(expiresAt) <= Date.parse(startsAt);

export const readPromoCodes: Parser<readonly PromoCode[]> = (reader) => {
  const codes = readArray(reader, SITE_LIMITS.promoCodes, readPromoCode);
  // The text that a shopper types must match only one code (B10).
  rejectDuplicates(
    reader,
    codes,
    ({ code }) => normalisePromoCode(code),
    "codes that no two are taken for each other",
  );
  return codes;
};
