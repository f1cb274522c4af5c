import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findCycles, formatCycle } from "./findCycles.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "storywall-cycles-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes the files of an otherwise empty repository, and returns what the check prints. */
function check(sources: Readonly<Record<string, string>>): string[] {
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  return findCycles(root).map(formatCycle);
}

const A = "packages/domain/src/a.ts";
const B = "packages/domain/src/b.ts";
const C = "packages/domain/src/c.ts";

test("two files that import each other's values are one cycle", () => {
  expect(check({ [A]: 'import { b } from "./b.ts";', [B]: 'import { a } from "./a.ts";' })).toEqual([
    `${A} -> ${B} -> ${A}`,
  ]);
});

const typeImportForms: [form: string, source: string][] = [
  ["a type import", 'import type { A } from "./a.ts";'],
  ["an inline type import", 'import { type A } from "./a.ts";'],
  ["an import inside a type", 'export type B = import("./a.ts").A;'],
  ["a type re-export", 'export type { A } from "./a.ts";'],
  ["a dynamic import", 'export const load = () => import("./a.ts");'],
];
test.each(typeImportForms)("%s closes a cycle", (_form, source) => {
  expect(check({ [A]: 'import type { B } from "./b.ts";', [B]: source })).toEqual([`${A} -> ${B} -> ${A}`]);
});

test("a cycle over three files and two packages names each file once", () => {
  const scene = "packages/scene/src/d.ts";
  expect(
    check({
      [B]: 'import "./c.ts";',
      [C]: 'import "@storywall/scene/d.ts";',
      [scene]: 'import type { B } from "@storywall/domain/b.ts";',
    }),
  ).toEqual([`${B} -> ${C} -> ${scene} -> ${B}`]);
});

test("a file that imports itself is a cycle", () => {
  expect(check({ [A]: 'import { a } from "./a.ts";' })).toEqual([`${A} -> ${A}`]);
});

test("separate cycles are separate lines, and files that only lead to a cycle are not named", () => {
  expect(
    check({
      [A]: 'import "./b.ts";',
      [B]: 'import "./a.ts";',
      [C]: 'import "./a.ts";\nimport "./d.ts";',
      "packages/domain/src/d.ts": 'import "./c.ts";',
    }),
  ).toEqual([`${A} -> ${B} -> ${A}`, `${C} -> packages/domain/src/d.ts -> ${C}`]);
});

test("imports that share a target without returning are no cycle", () => {
  expect(
    check({ [A]: 'import "./b.ts";\nimport "./c.ts";', [B]: 'import "./c.ts";', [C]: 'import "zod";' }),
  ).toEqual([]);
});
