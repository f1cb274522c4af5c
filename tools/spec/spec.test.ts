import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARTIAL_PROOFS } from "../mutations/partialProofs.ts";
import { root } from "../setup/paths.mjs";
import { findRequirementTests } from "./findRequirementTests.ts";
import { findRequirementTitles, requirementsIn } from "./findRequirementTitles.ts";
import { proofOf } from "./proofOf.ts";
import { requirementsOf, updateTestColumns } from "./specTable.ts";

const quoted = (source: string) => findRequirementTitles("a.test.ts", source).flatMap(requirementsIn);

test("titles of test, test.each and describe quote requirements", () => {
  expect(quoted('test("R0.3 in order", () => {})')).toEqual(["R0.3"]);
  expect(quoted('test.each([1])("R0.4 and B91: %s", () => {})')).toEqual(["R0.4", "B91"]);
  expect(quoted('describe("R0.5", () => { it.concurrent("R0.50 x", () => {}) })')).toEqual(["R0.5", "R0.50"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test
  expect(quoted("test(`${name}: R0.7 pays once`, () => {})")).toEqual(["R0.7"]);
});

test("skipped tests, comments and expectations do not count", () => {
  expect(quoted('test.skip("R0.3 in order", () => {})')).toEqual([]);
  expect(quoted('test.todo("R0.3 in order")')).toEqual([]);
  expect(quoted('// test("R0.3")\nexpect("R0.3").toBe(1)')).toEqual([]);
});

const head = "# Title\n| Number | Requirement | Acceptance test | Others |\n|---|---|---|---|\n";
const proven = (number: string) => (number === "B92" ? "1 mutation" : "title only");
const tests = new Map([
  [
    "B92",
    [
      { file: "e2e/a.spec.ts", title: "B92 a walk" },
      { file: "packages/b.test.ts", title: "B92 the rule" },
      { file: "packages/b.test.ts", title: "B92 its | edge" },
    ],
  ],
]);

test("a row without an acceptance test gets the most direct one, and the number of the others", () => {
  const page = `${head}| R0.1 | One | | |\n| B92 | Two, \`a\` | | |\n`;
  expect(requirementsOf(page)).toEqual(["R0.1", "B92"]);
  expect(updateTestColumns(page, tests, proven)).toBe(
    `${head}| R0.1 | One | | | none |\n| B92 | Two, \`a\` | [the rule](../packages/b.test.ts) | 2 | 1 mutation |\n`,
  );
});

test.each([
  ["[its edge](../packages/b.test.ts)", "[its edge](../packages/b.test.ts)"],
  ["[an old title](../e2e/a.spec.ts)", "[a walk](../e2e/a.spec.ts)"],
  ["[gone](../gone.test.ts)", "[the rule](../packages/b.test.ts)"],
])("a row with %s keeps the choice while it can", (before, after) => {
  expect(updateTestColumns(`${head}| B92 | Two | ${before} | 7 | old |\n`, tests, proven)).toBe(
    `${head}| B92 | Two | ${after} | 2 | 1 mutation |\n`,
  );
});

test("every acceptance test in docs/spec.md quotes its requirement", () => {
  const spec = readFileSync(join(root, "docs/spec.md"), "utf8");
  const testsByRequirement = findRequirementTests(root);
  const rows = [...spec.matchAll(/^\| (R\d+\.\d+|B\d+) \|.*\]\(\.\.\/([^)]+)\) \| \d+ \| [^|]+ \|$/gm)];
  expect(rows.length).toBeGreaterThan(90);
  const wrong = rows.filter(
    ([, number = "", file]) => !testsByRequirement.get(number)?.some((quoting) => quoting.file === file),
  );
  expect(wrong.map(([row]) => row)).toEqual([]);
});

test("docs/spec.md says of each requirement how well it is proven, as the tables of mutations have it", () => {
  const spec = readFileSync(join(root, "docs/spec.md"), "utf8");
  const rows = [...spec.matchAll(/^\| (R\d+\.\d+|B\d+) \|.*\| ([^|]+) \|$/gm)];
  const stale = rows.filter(([, number = "", proof]) => proof !== "none" && proof !== proofOf(number));
  expect(stale.map(([, number]) => number)).toEqual([]);
  expect(proofOf("R4.3")).toBe("1 mutation");
  expect(proofOf("R4.13")).toMatch(/^1 mutation; not: the page and the mail/);
  expect(proofOf("R0.1")).toBe("title only");
});

test("only a requirement with a mutation is proven in part", () => {
  const wrong = Object.keys(PARTIAL_PROOFS).filter((number) => proofOf(number) === "title only");
  expect(wrong).toEqual([]);
});
