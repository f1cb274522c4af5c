import type { RequirementTest } from "./findRequirementTests.ts";

/**
 * A row: number, requirement, `[title](file)` of its acceptance test, number of other tests that quote it, its
 * proof.
 */
const ROW_PATTERN =
  /^\| (?<number>R\d+\.\d+|B\d+) \| (?<text>.*?) \|(?: \[(?<title>.*)\]\(\.\.\/(?<file>[^)]+)\))? *\|[^|\n]*\|(?:[^|\n]*\|)?$/gm;

/**
 * Folders by how direct their tests are: rules first, complete journeys last. Used for a row without an acceptance
 * test.
 */
const MOST_DIRECT_FIRST = [
  /^packages\//,
  /^apps\/web\//,
  /^apps\/server\/src\//,
  /^apps\/server\/test\//,
  /./,
];

/** Returns the requirement numbers in the table of docs/spec.md, in its order. */
export const requirementsOf = (spec: string): string[] =>
  [...spec.matchAll(ROW_PATTERN)].map((row) => row.groups?.number ?? "");

/**
 * Returns the page with updated test columns. A row keeps its acceptance test while a test of that title, or else of
 * that file, quotes the requirement.
 */
export const updateTestColumns = (
  spec: string,
  testsByRequirement: ReadonlyMap<string, readonly RequirementTest[]>,
  proofOf: (requirement: string) => string,
): string =>
  spec.replace(ROW_PATTERN, (...match) => {
    const { number, text, title, file }: Row = match.at(-1);
    const tests = testsByRequirement.get(number) ?? [];
    const accepted =
      tests.find((test) => test.file === file && toCell(test.title) === title) ??
      tests.find((test) => test.file === file) ??
      findMostDirect(tests);
    if (!accepted) return `| ${number} | ${text} | | | none |`;
    return `| ${number} | ${text} | [${toCell(accepted.title)}](../${accepted.file}) | ${tests.length - 1} | ${proofOf(number)} |`;
  });

type Row = {
  readonly number: string;
  readonly text: string;
  readonly title: string | undefined;
  readonly file: string | undefined;
};

const findMostDirect = (tests: readonly RequirementTest[]): RequirementTest | undefined =>
  MOST_DIRECT_FIRST.map((pattern) => tests.find(({ file }) => pattern.test(file))).find(
    (test) => test !== undefined,
  );

/** Returns a title without its numbers, and without characters that end a table cell or a link. */
const toCell = (title: string): string =>
  title
    .replace(/\b(?:R\d+\.\d+|B\d+)\b/g, "")
    .replace(/[|[\]]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:,]+|\s+$/g, "");
