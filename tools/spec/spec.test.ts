import { expect, test } from "vitest";
import { findQuotedRequirements } from "./findQuotedRequirements.ts";
import { requirementsOf, updateTestColumn } from "./specTable.ts";

const quoted = (source: string) => [...findQuotedRequirements("a.test.ts", source)];

test("titles of tests, tables of tests and groups quote requirements", () => {
  expect(quoted('test("R0.3 in order", () => {})')).toEqual(["R0.3"]);
  expect(quoted('test.each([1])("R0.4 and B91: %s", () => {})')).toEqual(["R0.4", "B91"]);
  expect(quoted('describe("R0.5", () => { it.concurrent("R0.50 x", () => {}) })')).toEqual(["R0.5", "R0.50"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
  expect(quoted("test(`${name}: R0.7 pays once`, () => {})")).toEqual(["R0.7"]);
});

test("a test that does not run, a comment and an expectation prove nothing", () => {
  expect(quoted('test.skip("R0.3 in order", () => {})')).toEqual([]);
  expect(quoted('test.todo("R0.3 in order")')).toEqual([]);
  expect(quoted('// test("R0.3")\nexpect("R0.3").toBe(1)')).toEqual([]);
});

const page =
  "# Title\n| Number | Requirement | Proved by |\n|---|---|---|\n| R0.1 | One | old |\n| B92 | Two, `a` | |\n";

test("the column of proofs is made anew and the rest is kept", () => {
  expect(requirementsOf(page)).toEqual(["R0.1", "B92"]);
  expect(updateTestColumn(page, new Map([["B92", ["a.test.ts", "b.test.ts"]]]))).toBe(
    "# Title\n| Number | Requirement | Proved by |\n|---|---|---|\n| R0.1 | One | |\n| B92 | Two, `a` | `a.test.ts`, `b.test.ts` |\n",
  );
});
