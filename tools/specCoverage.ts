// npm run spec: the requirements of docs/spec.md that no test title quotes. With --write, its last column is made anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup/paths.mjs";
import { findRequirementTests } from "./spec/findRequirementTests.ts";
import { requirementsOf, updateTestColumn } from "./spec/specTable.ts";

const file = join(root, "docs/spec.md");
const spec = readFileSync(file, "utf8");
const testsByRequirement = findRequirementTests(root);
const requirements = requirementsOf(spec);
const missing = requirements.filter((number) => !testsByRequirement.has(number));
const unknown = [...testsByRequirement.keys()].filter((number) => !requirements.includes(number));

if (process.argv.includes("--write")) writeFileSync(file, updateTestColumn(spec, testsByRequirement));
if (missing.length > 0) console.log(`No test quotes ${missing.join(", ")}.`);
for (const number of unknown)
  console.log(`${number} is not in docs/spec.md: ${testsByRequirement.get(number)?.join(", ")}`);
console.log(
  `${requirements.length - missing.length} of ${requirements.length} requirements are quoted by a test.`,
);
if (unknown.length > 0) process.exitCode = 1;
