import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { FaqEntry } from "./site.ts";
import { lineParser, matchingParser, rejectDuplicates, SITE_LIMITS } from "./siteParsers.ts";

/**
 * Placeholders that an answer may contain in braces, for values that are set elsewhere: the shop's address, the
 * delivery text, where tiles are made, the change window, the welcome offer, the sizes on sale.
 */
export const FAQ_PLACEHOLDERS = [
  "email",
  "delivery",
  "made",
  "change time",
  "welcome offer",
  "sizes",
] as const;
export type FaqPlaceholder = (typeof FAQ_PLACEHOLDERS)[number];

const LIMITS = { entries: 40, answer: 1_000 } as const;

/** Matches a link that does not lead to a page of this shop: its text in brackets, then its target in parentheses. */
const DISALLOWED_LINK = /\]\((?!\/(?!\/)[\w/#?=&.-]*\))/;
const BRACES = /\{([^{}]*)\}/g;

const readAnswer: Parser<string> = (reader) => {
  const answer = lineParser(LIMITS.answer)(reader);
  if (DISALLOWED_LINK.test(answer))
    reader.fail("links to pages of this shop only, such as [delivery](/delivery-and-returns)");
  const unknown = [...answer.matchAll(BRACES)].find(
    ([, name]) => !FAQ_PLACEHOLDERS.some((known) => known === name),
  );
  return unknown
    ? reader.fail(`in braces only ${FAQ_PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}`)
    : answer;
};

export const readFaq: Parser<readonly FaqEntry[]> = (reader) => {
  const entries = readArray(reader, LIMITS.entries, (entry) =>
    readRecord<FaqEntry>(entry, {
      id: matchingParser(/^[a-z0-9][a-z0-9-]{0,39}$/, "an id of small letters, digits and dashes"),
      question: lineParser(SITE_LIMITS.headline),
      answer: readAnswer,
    }),
  );
  if (entries.length === 0) reader.fail("a list of at least one question");
  rejectDuplicates(reader, entries, ({ id }) => id, "questions with different ids");
  return entries;
};
