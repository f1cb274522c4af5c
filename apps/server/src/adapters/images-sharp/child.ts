import {
  type ChildLimits,
  type ChildPriority,
  type ExceededLimit,
  startChildProcess,
  watchLimits,
} from "../../platform/childProcess.ts";
import { residentBytesOf } from "../../platform/processMemory.ts";
import type { Job, JobResult } from "./jobs.ts";

/**
 * How a job ended: with an answer, or with the death of the process that ran it. The process crashes by itself, or is
 * ended when the job takes too long or too much memory.
 */
export type RunResult =
  | { readonly kind: "answered"; readonly result: JobResult }
  | { readonly kind: "died"; readonly cause: DeathCause };
type DeathCause = "crash" | ExceededLimit;

export type Child = {
  /** Runs one job; the next may start when this one has ended. A job that exceeds the limits dies. */
  run(job: Job, limits: ChildLimits): Promise<RunResult>;
  /** Returns the resident memory of the process in bytes. */
  memoryBytes(): number;
  kill(): void;
};

/**
 * Cause of death of a process that neither we nor the photo ended: the system kills the largest process when
 * the machine's memory is full.
 */
const OUT_OF_MEMORY_KILL: DeathCause = "memory";

/** Starts a process that decodes photos. */
export const startChild = (script: URL, priority: ChildPriority): Child => {
  const child = startChildProcess(script, priority);
  child.on("error", () => child.kill("SIGKILL"));

  const run = (job: Job, limits: ChildLimits) =>
    new Promise<RunResult>((resolve) => {
      let exceeded: ExceededLimit | undefined;
      const kill = () => child.kill("SIGKILL");
      const stopWatching = watchLimits(child, limits, (limit) => {
        exceeded ??= limit;
        kill();
      });
      const finish = (runResult: RunResult) => {
        stopWatching();
        child.off("message", onMessage);
        child.off("exit", onExit);
        resolve(runResult);
      };
      const onMessage = (result: JobResult) => finish({ kind: "answered", result });
      const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
        finish({ kind: "died", cause: exceeded ?? (signal === "SIGKILL" ? OUT_OF_MEMORY_KILL : "crash") });
      child.on("message", onMessage);
      child.on("exit", onExit);
      child.send(job, (error) => {
        if (error) kill();
        if (error && child.exitCode !== null) onExit(child.exitCode, child.signalCode);
      });
    });

  return {
    run,
    memoryBytes: () => residentBytesOf(child.pid),
    kill: () => child.kill("SIGKILL"),
  };
};
