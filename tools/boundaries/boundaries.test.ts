import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findViolations } from "./findViolations.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "storywall-boundaries-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes one file into an otherwise empty repository and returns the messages of the check. */
function check(file: string, source: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
  return findViolations(root).map((violation) => violation.message);
}

const rejected: [what: string, file: string, source: string, message: string][] = [
  [
    "domain importing a package",
    "packages/domain/src/a.ts",
    'import { z } from "zod";',
    "domain may import nothing from outside",
  ],
  [
    "domain importing Node",
    "packages/domain/src/a.ts",
    'import fs from "node:fs";',
    "domain may not import modules of Node",
  ],
  [
    "domain importing Node without prefix",
    "packages/domain/src/a.ts",
    'import fs from "fs";',
    "modules of Node",
  ],
  [
    "domain importing the contract",
    "packages/domain/src/a.ts",
    'import "@storywall/contract/call.ts";',
    "that is contract",
  ],
  [
    "domain reading the clock",
    "packages/domain/src/a.ts",
    "export const now = () => Date.now();",
    "domain is pure",
  ],
  [
    "domain reading today",
    "packages/domain/src/a.ts",
    "export const now = () => new Date();",
    "domain is pure",
  ],
  [
    "domain reading random numbers",
    "packages/domain/src/a.ts",
    "export const random = () => Math.random();",
    "domain is pure",
  ],
  [
    "domain importing a computed name",
    "packages/domain/src/a.ts",
    "export const f = (n: string) => import(n);",
    "constant specifiers only",
  ],
  [
    "contract importing scene",
    "packages/contract/src/a.ts",
    'import "@storywall/scene/a.ts";',
    "that is scene",
  ],
  [
    "contract importing another package",
    "packages/contract/src/a.ts",
    'import "fastify";',
    "only zod from outside",
  ],
  [
    "scene importing the contract",
    "packages/scene/src/a.ts",
    'import "@storywall/contract/call.ts";',
    "that is contract",
  ],
  [
    "testkit importing scene",
    "packages/testkit/src/a.ts",
    'import "@storywall/scene/a.ts";',
    "that is scene",
  ],
  [
    "ports importing a use case",
    "apps/server/src/ports/a.ts",
    'import "../usecases/b.ts";',
    "that is usecases",
  ],
  ["ports importing a package", "apps/server/src/ports/a.ts", 'import "pg";', "only node: from outside"],
  [
    "use case importing an adapter",
    "apps/server/src/usecases/a.ts",
    'import "../adapters/database/b.ts";',
    "that is adapters",
  ],
  [
    "use case importing the contract",
    "apps/server/src/usecases/a.ts",
    'import "@storywall/contract/call.ts";',
    "that is contract",
  ],
  [
    "use case importing the seeds of sites",
    "apps/server/src/usecases/a.ts",
    'import { SITES } from "@storywall/domain/sites/sites.ts";',
    "that is site seeds",
  ],
  [
    "pages importing the seeds of sites",
    "apps/web/app/root.tsx",
    'import { ZA } from "@storywall/domain/sites/za.ts";',
    "that is site seeds",
  ],
  ["use case importing Node", "apps/server/src/usecases/a.ts", 'import "node:crypto";', "modules of Node"],
  [
    "http importing an adapter",
    "apps/server/src/http/a.ts",
    'import "../adapters/database/b.ts";',
    "that is adapters",
  ],
  [
    "adapter importing a use case",
    "apps/server/src/adapters/a/a.ts",
    'import "../../usecases/b.ts";',
    "that is usecases",
  ],
  [
    "adapter importing another",
    "apps/server/src/adapters/a/a.ts",
    'import "../b/b.ts";',
    "may not import each other",
  ],
  [
    "adapter importing scene",
    "apps/server/src/adapters/a/a.ts",
    'import "@storywall/scene/a.ts";',
    "that is scene",
  ],
  ["platform importing a port", "apps/server/src/platform/a.ts", 'import "../ports/b.ts";', "that is ports"],
  [
    "platform importing a package",
    "apps/server/src/platform/a.ts",
    'import "pg";',
    "only node: from outside",
  ],
  [
    "use case importing platform",
    "apps/server/src/usecases/a.ts",
    'import "../platform/b.ts";',
    "that is platform",
  ],
  [
    "config importing an adapter",
    "apps/server/src/config/config.ts",
    'import "../adapters/a/a.ts";',
    "that is adapters",
  ],
  [
    "server importing the pages",
    "apps/server/src/main.ts",
    'import "../../web/app/root.tsx";',
    "that is web",
  ],
  [
    "feature importing another",
    "apps/web/app/features/cart/a.tsx",
    'import "../promo/b.ts";',
    "may not import each other",
  ],
  [
    "feature importing a route",
    "apps/web/app/features/cart/a.tsx",
    'import "../../routes/b.tsx";',
    "that is web",
  ],
  ["feature importing Node", "apps/web/app/features/cart/a.tsx", 'import "node:fs";', "modules of Node"],
  ["ui importing a feature", "apps/web/app/ui/a.tsx", 'import "../features/cart/b.ts";', "that is features"],
  ["lib importing ui", "apps/web/app/lib/a.ts", 'import "../ui/b.tsx";', "that is ui"],
  [
    "pages importing the server",
    "apps/web/app/root.tsx",
    'import "@storywall/server/src/main.ts";',
    "that is main",
  ],
  ["journey importing the pages", "e2e/a.spec.ts", 'import "../apps/web/app/root.tsx";', "that is web"],
  ["bench importing the server", "bench/a.ts", 'import "../apps/server/src/main.ts";', "that is main"],
  ["tool importing the rules", "tools/a.ts", 'import "@storywall/domain/a.ts";', "that is domain"],
  [
    "environment read in a use case",
    "apps/server/src/usecases/a.ts",
    "export const a = process.env.A;",
    "reads the environment",
  ],
  [
    "environment read by bracket",
    "apps/server/src/main.ts",
    'export const a = process["env"].A;',
    "reads the environment",
  ],
  [
    "environment destructured",
    "apps/server/src/main.ts",
    "const { env } = process;",
    "reads the environment",
  ],
  [
    "environment imported",
    "apps/server/src/main.ts",
    'import { env } from "node:process";',
    "reads the environment",
  ],
  ["file outside every zone", "packages/other/src/a.ts", "export {};", "belongs to no zone"],
];
test.each(rejected)("rejects %s", (_what, file, source, message) => {
  expect(check(file, source)).toEqual([expect.stringContaining(message)]);
});

const forms: [form: string, source: string][] = [
  ["a type import", 'import type { Call } from "@storywall/contract/call.ts";'],
  ["a side-effect import", 'import "@storywall/contract/call.ts";'],
  ["a re-export", 'export { call } from "@storywall/contract/call.ts";'],
  ["a re-export of all", 'export * from "@storywall/contract/call.ts";'],
  ["a dynamic import", 'export const f = () => import("@storywall/contract/call.ts");'],
  ["an import inside a type", 'export type C = import("@storywall/contract/call.ts").Call;'],
  ["a relative path out of the package", 'import "../../contract/src/call.ts";'],
];
test.each(forms)("detects %s", (_form, source) => {
  expect(check("packages/domain/src/a.ts", source)).toEqual([expect.stringContaining("that is contract")]);
});

const allowed: [what: string, file: string, source: string][] = [
  ["a package importing itself", "packages/domain/src/a/a.ts", 'import "../b/b.ts";'],
  [
    "contract importing domain and zod",
    "packages/contract/src/a.ts",
    'import "zod";\nimport "@storywall/domain/a.ts";',
  ],
  [
    "a test using runner, Node and testkit",
    "packages/domain/src/a.test.ts",
    'import "vitest";\nimport "fast-check";\nimport "node:fs";\nimport "@storywall/testkit/a.ts";',
  ],
  [
    "a pure file using a given time",
    "packages/domain/src/a.ts",
    "export const at = (ms: number) => new Date(ms);",
  ],
  ["config reading the environment", "apps/server/src/config/config.ts", "export const a = process.env.A;"],
  [
    "main wiring all",
    "apps/server/src/main.ts",
    'import "./adapters/a/a.ts";\nimport "./http/a.ts";\nimport "./config/config.ts";',
  ],
  [
    "an adapter for prints importing scene",
    "apps/server/src/adapters/print-sharp/a.ts",
    'import "@storywall/scene/a.ts";',
  ],
  [
    "an adapter importing platform",
    "apps/server/src/adapters/photos-disk/a.ts",
    'import "../../platform/b.ts";',
  ],
  [
    "a route importing features",
    "apps/web/app/routes/a.tsx",
    'import "../features/cart/a.tsx";\nimport "react-router";',
  ],
  [
    "a feature importing its own files and ui",
    "apps/web/app/features/cart/a.tsx",
    'import "./b.ts";\nimport "../../ui/c.tsx";',
  ],
];
test.each(allowed)("allows %s", (_what, file, source) => {
  expect(check(file, source)).toEqual([]);
});

test("a violation has its file and line", () => {
  check("packages/domain/src/a.ts", '\nimport "zod";');
  expect(findViolations(root)).toMatchObject([{ file: "packages/domain/src/a.ts", line: 2 }]);
});
