import { titlePattern } from "./mutation.ts";
import type { TestResult } from "./runTests.ts";

/**
 * A test's verdict on a mutation. `timed out` proves nothing: on a slow machine the test also times out without a
 * mutation.
 */
export type Verdict = "caught" | "timed out" | "missed";

/** Vitest's message for a test or a set-up that exceeded its timeout. */
const TIMEOUT = /\b(?:Test|Hook) timed out in \d+ ?ms/;

/**
 * Returns the verdict of a run, for the tests of this title. A mutation that does not load fails no test, so it is
 * missed.
 */
export function getVerdict(title: string, results: readonly TestResult[]): Verdict {
  const pattern = new RegExp(titlePattern(title));
  const failed = results.filter(({ name, status }) => status === "failed" && pattern.test(name));
  if (failed.length === 0) return "missed";
  return failed.every(({ messages }) => messages.length > 0 && messages.every((text) => TIMEOUT.test(text)))
    ? "timed out"
    : "caught";
}
