import { type ChildLimits, startChildProcess, watchLimits } from "../../platform/childProcess.ts";
import type { PrintRenderer, PrintResult } from "../../ports/print/PrintRenderer.ts";
import type { RenderJob } from "./renderJob.ts";

const WORKER = new URL("./worker.ts", import.meta.url);

/** Why a print failed, by the limit it exceeded; the owner reads it. */
const LIMIT_REASONS = {
  time: "It took too long to draw.",
  clock: "The computer was too busy to draw it.",
  memory: "It took too much memory to draw.",
} as const;

/** Runs one job in a process of its own, which frees all its memory when it ends. */
const renderInChildProcess = (job: RenderJob, limits: ChildLimits): Promise<PrintResult> =>
  new Promise((resolve) => {
    const child = startChildProcess(WORKER);
    let finalResult: PrintResult = {
      kind: "failed",
      reason: "The program that draws it ended in the middle.",
    };
    const abort = (reason: string): void => {
      finalResult = { kind: "failed", reason };
      child.kill("SIGKILL");
    };
    const stopWatching = watchLimits(child, limits, (limit) => abort(LIMIT_REASONS[limit]));
    const finish = (): void => {
      stopWatching();
      resolve(finalResult);
    };
    child.on("message", (result: PrintResult) => {
      finalResult = result;
    });
    child.on("error", (error) => {
      abort(String(error));
      // A process that never started does not exit either.
      if (child.pid === undefined) finish();
    });
    child.on("exit", finish);
    child.send(job, (error) => {
      if (error) child.kill("SIGKILL");
    });
  });

/** Creates the renderer of prints. It starts a process for each print and draws with sharp. */
export const printSharp = ({
  timeoutMs = 120_000,
  maxClockMs = 240_000,
  maxMemoryBytes = 2_000_000_000,
}: Partial<ChildLimits> = {}): PrintRenderer => ({
  render: (masterPath, { crop, geometry }, outputPath) =>
    renderInChildProcess(
      { masterPath, print: { crop, geometry }, outputPath },
      { timeoutMs, maxClockMs, maxMemoryBytes },
    ),
});
