import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyMutation, type Mutation, titlePattern } from "./mutation.ts";
import { runTests } from "./runTests.ts";

export type MutationResult = { readonly isCaught: boolean; readonly output: string };

/** Makes the mutation in the copy, runs its test, and undoes it. It is caught when that test runs and fails. */
export async function runMutation(copy: string, mutation: Mutation): Promise<MutationResult> {
  const file = join(copy, mutation.file);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, applyMutation(source, mutation));
  try {
    const { failedNames, output } = await runTests(copy, [mutation.test]);
    const pattern = new RegExp(titlePattern(mutation.test.title));
    // A mutation that does not load fails the file and no test: it proves nothing.
    return { isCaught: failedNames.some((name) => pattern.test(name)), output };
  } finally {
    writeFileSync(file, source);
  }
}
