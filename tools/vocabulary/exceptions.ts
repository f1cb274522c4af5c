/**
 * Names that need a forbidden word. Each exception is as narrow as possible, and one that matches no name is
 * reported.
 */
export type VocabularyException = {
  readonly words: readonly string[];
  /** Glob of the files, relative to the repository. */
  readonly files: string;
  /** Matches the names; without it, all names of these files. */
  readonly names?: RegExp;
  readonly reason: string;
};

export const EXCEPTIONS: readonly VocabularyException[] = [
  {
    words: ["kept"],
    files: "packages/contract/src/calls/privacy/*.ts",
    names: /^(get|delete|request)Kept(Data|Photo)$/,
    reason: "names of calls, which are operation ids of the API",
  },
  {
    words: ["memory"],
    files: "{packages/contract,apps/server}/src/**",
    names: /^(get|to)?memoryCollections?$/i,
    reason: "the API's name for a set of walls, and the shopper's",
  },
  {
    words: ["memory"],
    files:
      "{bench,packages/testkit/src,apps/server/test,apps/server/src/platform,apps/server/src/http/prints}/**",
    names: /^(measure|track|read)?(Peak|Page|Process|Zip)?Memory(Mb|Use)?$/i,
    reason: "memory of a process, which is measured",
  },
  {
    words: ["memory"],
    files: "apps/server/test/photos/memoryAdapters.ts",
    reason: "adapters that hold their data in memory",
  },
  {
    words: ["outcome"],
    files: "apps/server/src/{adapters/photos-disk/storedOutcome*.ts,ports/photos/Uploads.ts}",
    reason: "stored with each upload as outcome.json",
  },
  {
    words: ["fault", "faults"],
    files: "{packages/testkit/src/providers,apps/server/test/faults,tools}/**",
    reason: "errors that a test injects",
  },
  {
    words: ["most"],
    files: "apps/server/test/faults/harness/thresholds.ts",
    names: /^atMost$/,
    reason: "reads as the sentence that the report prints: at most 5",
  },
  {
    words: ["take"],
    files: "apps/web/app/features/designer/screenshot/takeScreenshot.ts",
    reason: "to take a screenshot is the common term",
  },
  {
    words: ["books"],
    files: "packages/scene/src/rooms/furniture.ts",
    reason: "books on a shelf",
  },
  {
    words: ["words"],
    files: "tools/vocabulary/*.ts",
    reason: "the words that this check looks for",
  },
];
