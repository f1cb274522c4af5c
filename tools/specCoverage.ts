// npm run spec: the requirements of docs/spec.md that no test title quotes. With --write, its last column is made anew.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup/paths.mjs";
import { findProofs } from "./spec/proofs.ts";
import { numbersOf, withProofs } from "./spec/specTable.ts";

const file = join(root, "docs/spec.md");
const spec = readFileSync(file, "utf8");
const proofs = findProofs(root);
const numbers = numbersOf(spec);
const missing = numbers.filter((number) => !proofs.has(number));
const unknown = [...proofs.keys()].filter((number) => !numbers.includes(number));

if (process.argv.includes("--write")) writeFileSync(file, withProofs(spec, proofs));
if (missing.length > 0) console.log(`No test quotes ${missing.join(", ")}.`);
for (const number of unknown)
  console.log(`${number} is not in docs/spec.md: ${proofs.get(number)?.join(", ")}`);
console.log(`${numbers.length - missing.length} of ${numbers.length} requirements are quoted by a test.`);
if (unknown.length > 0) process.exitCode = 1;
