import { type Read, readList, readRecord } from "../parse/readAll.ts";
import type { SiteBusiness, SiteRights } from "./site.ts";
import { line, SITE_LIMITS, whole } from "./siteParts.ts";

const LIMITS = {
  paragraph: 1_000,
  paragraphs: 20,
  /** Who answers after a month does not answer. */
  answerDays: 30,
} as const;

const text = line(SITE_LIMITS.text);

/** null takes a fact away again; an empty text would leave a label with nothing after it. */
const fact: Read<string | null> = (reader) => (reader.isNull ? null : text(reader));

export const readBusiness: Read<SiteBusiness> = (reader) =>
  readRecord<SiteBusiness>(reader, {
    legalName: fact,
    registration: fact,
    taxNumber: fact,
    address: fact,
    phone: fact,
    hours: fact,
    answerDays: whole(1, LIMITS.answerDays),
  });

/** Neither list may be empty: a shop that says nothing of its buyers' rights breaks the law of both countries. */
export const readRights: Read<SiteRights> = (reader) =>
  readRecord<SiteRights>(reader, { buyer: paragraphs, privacy: paragraphs });

const paragraphs: Read<readonly string[]> = (reader) => {
  const list = readList(reader, LIMITS.paragraphs, line(LIMITS.paragraph));
  return list.length > 0 ? list : reader.fail("a list of at least one paragraph");
};
