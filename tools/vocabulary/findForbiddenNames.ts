import { readFileSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import { parseSync } from "oxc-parser";
import { listSourceFiles } from "../boundaries/sourceFiles.ts";
import type { VocabularyException } from "./exceptions.ts";
import { FORBIDDEN_WORDS } from "./forbiddenWords.ts";

type ForbiddenName = { readonly file: string; readonly line: number; readonly message: string };

/** The replacement for each forbidden word, by its spelling. */
const REPLACEMENTS = new Map(
  FORBIDDEN_WORDS.flatMap(({ words, useInstead }) => words.map((word) => [word, useInstead])),
);

/** Number of words that a forbidden phrase may have: `stand in` has two. */
const MAX_WORDS = Math.max(...[...REPLACEMENTS.keys()].map((word) => word.split(" ").length));

/**
 * Returns the exported names and the file names of the repository at `root` that use a forbidden word. Exceptions
 * that no name needs any more are returned too, since they would allow a forbidden name to return.
 */
export function findForbiddenNames(
  root: string,
  exceptions: readonly VocabularyException[],
): ForbiddenName[] {
  const unused = new Set(exceptions);
  const found = listSourceFiles(root).flatMap((file) =>
    listNames(file, readFileSync(join(root, file), "utf8")).flatMap(({ name, line }) =>
      forbiddenWordsIn(name).flatMap((word) => {
        const exception = exceptions.find((each) => isExcepted(each, file, name, word));
        if (exception) {
          unused.delete(exception);
          return [];
        }
        return [{ file, line, message: `${name} says "${word}": use ${REPLACEMENTS.get(word)}` }];
      }),
    ),
  );
  const stale = [...unused].map(({ words, files }) => ({
    file: "tools/vocabulary/exceptions.ts",
    line: 1,
    message: `no name needs the exception for ${words.join(", ")} in ${files}: delete it`,
  }));
  return [...found, ...stale];
}

type Name = { readonly name: string; readonly line: number };

/** Returns the file's own name without its extensions, and the names that it exports, types included. */
function listNames(file: string, source: string): Name[] {
  const { module } = parseSync(file, source);
  const lineOf = (offset: number) => source.slice(0, offset).split("\n").length;
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, start }) =>
      exportName.name ? [{ name: exportName.name, line: lineOf(start) }] : [],
    ),
  );
  return [{ name: basename(file).split(".")[0] ?? "", line: 1 }, ...exported];
}

/** Returns the forbidden words of a name in camelCase, PascalCase or CONSTANT_CASE, each once. */
function forbiddenWordsIn(name: string): string[] {
  const parts = splitName(name);
  const candidates = parts.flatMap((_, from) =>
    Array.from({ length: MAX_WORDS }, (_, count) => parts.slice(from, from + count + 1).join(" ")),
  );
  return [...new Set(candidates)].filter((word) => REPLACEMENTS.has(word));
}

/** Returns the words of a name in lower case: to, ga4, event for `toGa4Event`; http, error for `HTTPError`. */
const splitName = (name: string): string[] =>
  name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());

const isExcepted = (exception: VocabularyException, file: string, name: string, word: string): boolean =>
  exception.words.includes(word) &&
  matchesGlob(file, exception.files) &&
  (exception.names?.test(name) ?? true);
