import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { SiteBusiness, SiteMaterials, SiteRights } from "./site.ts";
import { integerParser, lineParser, SITE_LIMITS } from "./siteParsers.ts";

const LIMITS = {
  paragraph: 1_000,
  paragraphs: 20,
  /** A later answer is as good as none. */
  answerDays: 30,
} as const;

const readText = lineParser(SITE_LIMITS.text);

/** Null removes the entry; an empty text would leave a label without a value. */
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
