import { InterruptedError } from "../setup/runQuietly.mjs";
import {
  addResults,
  EMPTY_RESULT,
  failedResult,
  formatSummary,
  type Stage,
  type StageResult,
} from "./stage.ts";

/** A stage, or several stages that run at the same time. */
export type StageGroup = Stage | readonly Stage[];

type TimedResult = { readonly result: StageResult; readonly seconds: number };

/**
 * Runs the groups one after the other, even if one fails. (On two cores, browser tests beside others would only slow
 * both down; the build and the checks of the sources leave a third of the cores idle, so they run together.) Prints
 * a line for each stage, the report of failed ones, their names, and the totals. Returns the exit code.
 */
export async function runStages(groups: readonly StageGroup[]): Promise<number> {
  let total = EMPTY_RESULT;
  const failedStages: string[] = [];
  for (const group of groups) {
    const running = [group].flat().map((stage) => ({ stage, outcome: settle(runTimed(stage)) }));
    for (const { stage, outcome } of running) {
      process.stdout.write(`${stage.name} … `);
      const { result, seconds } = (await outcome)();
      console.log(`${formatSummary(result)} (${seconds.toFixed(1)} s)`);
      for (const detail of result.details ?? []) console.log(`  ${detail}`);
      if (result.failed > 0) {
        failedStages.push(stage.name);
        console.log(`\n${result.report.trim()}\n`);
      }
      total = addResults(total, result);
    }
  }
  // Repeated here, because the report of a failed stage may be far above by now.
  if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(", ")}`);
  console.log(formatSummary(total));
  return total.failed > 0 ? 1 : 0;
}

async function runTimed({ run }: Stage): Promise<TimedResult> {
  const startedAt = performance.now();
  const result = await run().catch(toFailedResult);
  return { result, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Returns a function that returns the promise's value or throws its error. Otherwise a stage that is interrupted
 * while an earlier one is awaited would count as an unhandled error.
 */
const settle = <Value>(promise: Promise<Value>): Promise<() => Value> =>
  promise.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );

/** A stage that throws counts as failed, and the stages after it still run. */
function toFailedResult(error: unknown): StageResult {
  if (error instanceof InterruptedError) throw error;
  return failedResult(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
