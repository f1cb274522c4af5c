import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { quotedRequirements } from "./quotedRequirements.ts";

const TESTS = ["{packages,apps,tools}/**/*.{test,suite}.{ts,tsx}", "e2e/**/*.spec.ts"];

/** For each requirement quoted by a test, the files that do so, in the order of their names. */
export function findProofs(root: string): Map<string, string[]> {
  const files = TESTS.flatMap((glob) =>
    globSync(glob, { cwd: root, exclude: (path) => path.includes("node_modules") }),
  );
  const proofs = new Map<string, string[]>();
  for (const file of files.map((name) => name.replaceAll("\\", "/")).sort())
    for (const number of quotedRequirements(file, readFileSync(join(root, file), "utf8")))
      proofs.set(number, [...(proofs.get(number) ?? []), file]);
  return proofs;
}
