import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import type { PrintRenderer, PrintResult } from "../../ports/print/PrintRenderer.ts";
import type { RenderJob } from "./renderJob.ts";

export type PrintOptions = {
  /** Longest time for one print, in milliseconds. */
  readonly timeoutMs?: number;
  /** Most memory for one process, in bytes; seen only where there is a /proc, as on Linux. */
  readonly maxMemoryBytes?: number;
};

const WORKER = new URL("./worker.ts", import.meta.url);
const MEMORY_CHECK_INTERVAL_MS = 100;
const PAGE_BYTES = 4096;

/** Resident memory of a process in bytes, 0 where it cannot be told. */
const residentMemoryOf = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
};

/** Runs one job in a process of its own, which gives all its memory back by ending, and is given none of our secrets. */
const renderInChildProcess = (job: RenderJob, limits: Required<PrintOptions>): Promise<PrintResult> =>
  new Promise((resolve) => {
    const child = fork(WORKER, {
      execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    // The shop comes first; a print may take a second longer. At once, for the threads that draw have the priority of the one
    // which starts them.
    if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + 10, 19));
    let finalResult: PrintResult = {
      kind: "failed",
      reason: "The program that draws it ended in the middle.",
    };
    const abort = (reason: string): void => {
      finalResult = { kind: "failed", reason };
      child.kill("SIGKILL");
    };
    const timeoutTimer = setTimeout(() => abort("It took too long to draw."), limits.timeoutMs);
    const memoryTimer = setInterval(() => {
      if (residentMemoryOf(child.pid) > limits.maxMemoryBytes) abort("It took too much memory to draw.");
    }, MEMORY_CHECK_INTERVAL_MS);
    const finish = (): void => {
      clearTimeout(timeoutTimer);
      clearInterval(memoryTimer);
      resolve(finalResult);
    };
    child.on("message", (result: PrintResult) => {
      finalResult = result;
    });
    child.on("error", (error) => {
      abort(String(error));
      // A process that never began does not exit either.
      if (child.pid === undefined) finish();
    });
    child.on("exit", finish);
    child.send(job, (error) => {
      if (error) child.kill("SIGKILL");
    });
  });

/** Renders with sharp, a process a print. */
export const printSharp = ({
  timeoutMs = 120_000,
  maxMemoryBytes = 2_000_000_000,
}: PrintOptions = {}): PrintRenderer => ({
  render: (master, { crop, geometry }, to) =>
    renderInChildProcess({ master, print: { crop, geometry }, to }, { timeoutMs, maxMemoryBytes }),
});
