import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { VocabularyException } from "./exceptions.ts";
import { findForbiddenNames } from "./findForbiddenNames.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "storywall-vocabulary-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes one file into an otherwise empty repository, and returns what the check finds. */
function check(source: string, file = "packages/domain/src/a.ts", exceptions: VocabularyException[] = []) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  return findForbiddenNames(root, exceptions);
}
const messages = (...input: Parameters<typeof check>) => check(...input).map(({ message }) => message);

const rejected: [source: string, message: string][] = [
  ["export const keepWall = () => {};", 'keepWall says "keep": use save, saved'],
  ["export function tellOfLine() {}", 'tellOfLine says "tell": use announce, track'],
  ["export type Refusal = string;", 'Refusal says "refusal": use error'],
  ["export class LoadFailure extends Error {}", 'LoadFailure says "failure": use error'],
  ["export const LONGEST_NAME = 5;", 'LONGEST_NAME says "longest": use timeout, max, min'],
  ["export const stripeStandIn = 1;", 'stripeStandIn says "stand in": use fake'],
  ["export const COUNT_AT_ONCE = 1;", 'COUNT_AT_ONCE says "at once": use concurrency'],
  ["export const { kept } = { kept: 1 };", 'kept says "kept": use save'],
  ["const saved = 1;\nexport { saved as kept };", 'kept says "kept": use save'],
  ['export { CartMemory } from "./b.ts";', 'CartMemory says "memory": use storage'],
];
test.each(rejected)("rejects %s", (source, message) => {
  expect(messages(source)).toContainEqual(expect.stringContaining(message));
});

test("a file name is rejected as well, with its endings left out", () => {
  expect(check("export {};", "apps/web/app/features/cart/cartWords.test.ts")).toEqual([
    {
      file: "apps/web/app/features/cart/cartWords.test.ts",
      line: 1,
      message: 'cartWords says "words": use message, label, text',
    },
  ]);
});

test("the line of the export is named", () => {
  expect(check("\n\nexport const keepWall = 1;")).toMatchObject([{ line: 3 }]);
});

const accepted: [what: string, source: string][] = [
  ["a name that is not exported", "const keepWall = 1;\nexport const save = keepWall;"],
  ["a forbidden word inside of another", "export const deskew = 1; export const intelligent = 2;"],
  [
    "parts of two words that do not follow each other",
    "export const inputAtStart = 1; export const once = 2;",
  ],
];
test.each(accepted)("accepts %s", (_what, source) => {
  expect(messages(source)).toEqual([]);
});

const exception = (files: string): VocabularyException => ({
  words: ["kept"],
  files,
  names: /^getKeptData$/,
  reason: "the name of a call",
});

test("an exception covers its word in its names of its files only", () => {
  const source = "export const getKeptData = 1; export const keptName = 2; export const keepData = 3;";
  expect(messages(source, "packages/domain/src/a.ts", [exception("packages/domain/**")])).toEqual([
    expect.stringContaining('keptName says "kept"'),
    expect.stringContaining('keepData says "keep"'),
  ]);
});

test("an exception that no name needs is reported", () => {
  expect(
    messages("export const save = 1;", "packages/domain/src/a.ts", [exception("packages/domain/**")]),
  ).toEqual(["no name needs the exception for kept in packages/domain/**: delete it"]);
});
