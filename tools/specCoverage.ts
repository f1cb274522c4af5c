// npm run spec: prints the requirements of docs/spec.md that no test title quotes. With --write, updates its test
// columns.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup/paths.mjs";
import { findRequirementTests } from "./spec/findRequirementTests.ts";
import { proofOf } from "./spec/proofOf.ts";
import { requirementsOf, updateTestColumns } from "./spec/specTable.ts";

const file = join(root, "docs/spec.md");
const spec = readFileSync(file, "utf8");
const testsByRequirement = findRequirementTests(root);
const requirements = requirementsOf(spec);
const missing = requirements.filter((number) => !testsByRequirement.has(number));
const unknown = [...testsByRequirement.keys()].filter((number) => !requirements.includes(number));

if (process.argv.includes("--write"))
  writeFileSync(file, updateTestColumns(spec, testsByRequirement, proofOf));
if (missing.length > 0) console.log(`No test quotes ${missing.join(", ")}.`);
for (const number of unknown) {
  const files = testsByRequirement.get(number)?.map((test) => test.file) ?? [];
  console.log(`${number} is not in docs/spec.md: ${[...new Set(files)].join(", ")}`);
}
console.log(
  `${requirements.length - missing.length} of ${requirements.length} requirements are quoted by a test.`,
);
const broken = requirements.filter((number) => /^\d/.test(proofOf(number)));
const partial = broken.filter((number) => proofOf(number).includes("; not: "));
console.log(
  `${broken.length} have a test that fails when their rule is broken (npm run test:mutations), ${partial.length} of them in part: ${partial.join(", ")}.`,
);
if (unknown.length > 0) process.exitCode = 1;
