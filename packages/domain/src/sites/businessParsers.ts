import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { SiteBusiness, SiteRights } from "./site.ts";
import { integerParser, lineParser, SITE_LIMITS } from "./siteParsers.ts";

const LIMITS = {
  paragraph: 1_000,
  paragraphs: 20,
  /** Who answers after a month does not answer. */
  answerDays: 30,
} as const;

const readText = lineParser(SITE_LIMITS.text);

/** null takes a fact away again; an empty text would leave a label with nothing after it. */
const readNullableText: Parser<string | null> = (reader) => (reader.isNull ? null : readText(reader));

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

/** Neither list may be empty: a shop that says nothing of its buyers' rights breaks the law of both countries. */
export const readRights: Parser<SiteRights> = (reader) =>
  readRecord<SiteRights>(reader, { buyer: readParagraphs, privacy: readParagraphs });

const readParagraphs: Parser<readonly string[]> = (reader) => {
  const list = readArray(reader, LIMITS.paragraphs, lineParser(LIMITS.paragraph));
  return list.length > 0 ? list : reader.fail("a list of at least one paragraph");
};
