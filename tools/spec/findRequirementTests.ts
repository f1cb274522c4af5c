import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findRequirementTitles, requirementsIn } from "./findRequirementTitles.ts";

const TEST_GLOBS = ["{packages,apps,tools}/**/*.{test,suite}.{ts,tsx}", "e2e/**/*.spec.ts"];

/** A test that quotes a requirement. */
export type RequirementTest = { readonly file: string; readonly title: string };

/** Returns the tests that quote each requirement, by file name and then in their order. */
export function findRequirementTests(root: string): Map<string, RequirementTest[]> {
  const files = TEST_GLOBS.flatMap((glob) =>
    globSync(glob, { cwd: root, exclude: (path) => path.includes("node_modules") }),
  );
  const testsByRequirement = new Map<string, RequirementTest[]>();
  for (const file of files.map((name) => name.replaceAll("\\", "/")).sort())
    for (const title of findRequirementTitles(file, readFileSync(join(root, file), "utf8")))
      for (const number of requirementsIn(title))
        testsByRequirement.set(number, [...(testsByRequirement.get(number) ?? []), { file, title }]);
  return testsByRequirement;
}
