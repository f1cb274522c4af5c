// npm run test:mutations [-- requirement …]: breaks the rule of each requirement in a copy of the repository, and
// expects the test that claims to prove it to fail. `3` stands for reliability requirement 3, `R4.3` for that of
// docs/spec.md, `R` for all of those. Prints one line for each mutation, and the totals. A test that only timed out has
// not caught its mutation: run it again on a quiet machine, or make the test say what it waits for.
import { rmSync } from "node:fs";
import { ALL_MUTATIONS } from "./mutations/allMutations.ts";
import { copyRepository } from "./mutations/copyRepository.ts";
import { titlePattern } from "./mutations/mutation.ts";
import { runMutation } from "./mutations/runMutation.ts";
import { runTests } from "./mutations/runTests.ts";
import { runScript } from "./setup/runScript.mjs";
import { SetupError } from "./setup/setupError.mjs";

await runScript(async () => {
  const selected = process.argv.slice(2);
  const mutations = ALL_MUTATIONS.filter(
    ({ requirement }) =>
      selected.length === 0 || selected.some((choice) => isChosen(String(requirement), choice)),
  );
  if (mutations.length === 0) throw new SetupError("There is no mutation of these requirements.");
  const copy = copyRepository();
  try {
    const tests = mutations.map(({ test }) => test);
    const { results, output } = await runTests(copy, tests);
    const failed = results.filter(({ status }) => status === "failed").map(({ name }) => name);
    const passed = results.filter(({ status }) => status === "passed").map(({ name }) => name);
    const notRun = tests
      .map(({ title }) => title)
      .filter((title) => !passed.some((name) => new RegExp(titlePattern(title)).test(name)));
    if (failed.length > 0 || notRun.length > 0) {
      console.log(output);
      throw new SetupError(
        `Without any mutation these tests must pass: ${[...failed, ...notRun].join("; ")}`,
      );
    }
    let missedCount = 0;
    for (const mutation of mutations) {
      const { verdict, output } = await runMutation(copy, mutation);
      if (verdict !== "caught") {
        missedCount++;
        console.log(output);
      }
      const { requirement, effect, test } = mutation;
      console.log(
        `${verdict === "caught" ? verdict : verdict.toUpperCase()}  ${requirement}: ${effect} (${test.file}: ${test.title})`,
      );
    }
    console.log(`${mutations.length - missedCount} mutations caught, ${missedCount} not caught`);
    return missedCount === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/**
 * Returns true if a choice of the command line names the requirement; a letter alone selects all that start with it.
 */
function isChosen(requirement: string, choice: string): boolean {
  return requirement === choice || (/^[RB]$/.test(choice) && requirement.startsWith(choice));
}
