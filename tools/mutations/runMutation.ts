import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getVerdict, type Verdict } from "./getVerdict.ts";
import { applyMutation, type Mutation } from "./mutation.ts";
import { runTests } from "./runTests.ts";

export type MutationResult = { readonly verdict: Verdict; readonly output: string };

/** Applies the mutation in the copy, runs its test, and reverts the mutation. */
export async function runMutation(copy: string, mutation: Mutation): Promise<MutationResult> {
  const file = join(copy, mutation.file);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, applyMutation(source, mutation));
  try {
    const { results, output } = await runTests(copy, [mutation.test]);
    return { verdict: getVerdict(mutation.test.title, results), output };
  } finally {
    writeFileSync(file, source);
  }
}
