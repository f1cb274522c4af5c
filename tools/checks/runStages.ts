import { Interrupted } from "../setup/runQuietly.mjs";
import { add, NOTHING, type Outcome, type Stage, sumLine, verdict } from "./stage.ts";

/**
 * Runs the stages one after the other (on two cores, browser tests beside others would only make both slow), also after one
 * has failed. Prints a line a stage, what failed, and the sum. Gives the exit code.
 */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  let sum = NOTHING;
  for (const { name, run } of stages) {
    const began = performance.now();
    process.stdout.write(`${name} … `);
    const outcome = await run().catch(crashed);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${sumLine(outcome)} (${seconds} s)`);
    for (const figure of outcome.figures ?? []) console.log(`  ${figure}`);
    if (outcome.failed > 0) console.log(`\n${outcome.report.trim()}\n`);
    sum = add(sum, outcome);
  }
  console.log(sumLine(sum));
  return sum.failed > 0 ? 1 : 0;
}

/** A stage that breaks down is a failure like any other, and the stages after it still run. */
function crashed(error: unknown): Outcome {
  if (error instanceof Interrupted) throw error;
  return verdict(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
}
