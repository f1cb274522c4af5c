import { titlePattern } from "./mutation.ts";
import type { TestResult } from "./runTests.ts";

/**
 * What a test said of a mutation. `timed out` proves nothing: the same test times out on a slow machine without any
 * mutation.
 */
export type Verdict = "caught" | "timed out" | "missed";

/** Vitest's words for a test or a set-up that took longer than its limit. */
const TIMEOUT = /\b(?:Test|Hook) timed out in \d+ ?ms/;

/** Returns the verdict of a run about the tests of this title. A mutation that does not load fails no test: it is missed. */
export function getVerdict(title: string, results: readonly TestResult[]): Verdict {
  const pattern = new RegExp(titlePattern(title));
  const failed = results.filter(({ name, status }) => status === "failed" && pattern.test(name));
  if (failed.length === 0) return "missed";
  return failed.every(({ messages }) => messages.length > 0 && messages.every((text) => TIMEOUT.test(text)))
    ? "timed out"
    : "caught";
}
