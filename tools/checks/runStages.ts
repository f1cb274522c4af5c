import { InterruptedError } from "../setup/runQuietly.mjs";
import {
  addResults,
  EMPTY_RESULT,
  failedResult,
  formatSummary,
  type Stage,
  type StageResult,
} from "./stage.ts";

/**
 * Runs the stages one after the other, even if one fails. (On two cores, browser tests beside others would only slow
 * both down.) Prints a line for each stage, the report of failed ones, their names, and the totals. Returns the exit
 * code.
 */
export async function runStages(stages: readonly Stage[]): Promise<number> {
  let total = EMPTY_RESULT;
  const failedStages: string[] = [];
  for (const { name, run } of stages) {
    const startedAt = performance.now();
    process.stdout.write(`${name} … `);
    const result = await run().catch(toFailedResult);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${formatSummary(result)} (${seconds} s)`);
    for (const detail of result.details ?? []) console.log(`  ${detail}`);
    if (result.failed > 0) {
      failedStages.push(name);
      console.log(`\n${result.report.trim()}\n`);
    }
    total = addResults(total, result);
  }
  // The report of a failed stage may be far above by now.
  if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(", ")}`);
  console.log(formatSummary(total));
  return total.failed > 0 ? 1 : 0;
}

/** A stage that throws counts as failed, and the stages after it still run. */
function toFailedResult(error: unknown): StageResult {
  if (error instanceof InterruptedError) throw error;
  return failedResult(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
