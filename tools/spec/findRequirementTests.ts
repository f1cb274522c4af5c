import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findQuotedRequirements } from "./findQuotedRequirements.ts";

const TEST_GLOBS = ["{packages,apps,tools}/**/*.{test,suite}.{ts,tsx}", "e2e/**/*.spec.ts"];

/** For each requirement quoted by a test, the files that do so, in the order of their names. */
export function findRequirementTests(root: string): Map<string, string[]> {
  const files = TEST_GLOBS.flatMap((glob) =>
    globSync(glob, { cwd: root, exclude: (path) => path.includes("node_modules") }),
  );
  const testsByRequirement = new Map<string, string[]>();
  for (const file of files.map((name) => name.replaceAll("\\", "/")).sort())
    for (const number of findQuotedRequirements(file, readFileSync(join(root, file), "utf8")))
      testsByRequirement.set(number, [...(testsByRequirement.get(number) ?? []), file]);
  return testsByRequirement;
}
