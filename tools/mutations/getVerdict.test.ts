import { expect, test } from "vitest";
import { getVerdict } from "./getVerdict.ts";
import type { TestResult } from "./runTests.ts";

const title = "R4.3 rejects $value";
const failed = (name: string, ...messages: string[]): TestResult => ({ name, status: "failed", messages });
const rejectsZero = (...messages: string[]) => failed("prices R4.3 rejects zero", ...messages);
const timeout = "Error: Test timed out in 15000ms.\nIf this is a long-running test, pass a timeout value";

test("a mutation is caught by a failed test of its title", () => {
  expect(getVerdict(title, [rejectsZero("AssertionError: expected 1 to be 0")])).toBe("caught");
});

test("a mutation is missed when its test passes, when only another fails, or when none ran", () => {
  expect(getVerdict(title, [{ name: "prices R4.3 rejects zero", status: "passed", messages: [] }])).toBe(
    "missed",
  );
  expect(getVerdict(title, [failed("prices R4.4 rounds", "AssertionError")])).toBe("missed");
  expect(getVerdict(title, [])).toBe("missed");
});

test("a test that only timed out proves nothing", () => {
  expect(getVerdict(title, [rejectsZero(timeout)])).toBe("timed out");
  expect(getVerdict(title, [rejectsZero("Error: Hook timed out in 10000ms.")])).toBe("timed out");
});

test("a failure beside a timeout is a failure", () => {
  expect(getVerdict(title, [rejectsZero(timeout, "AssertionError: expected 1 to be 0")])).toBe("caught");
  expect(getVerdict(title, [rejectsZero(timeout), failed("prices R4.3 rejects one", "AssertionError")])).toBe(
    "caught",
  );
});
