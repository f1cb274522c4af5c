import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import type { Job, JobResult } from "./jobs.ts";

/** How a job ended: with an answer, or with the end of the process that had it. */
export type RunResult = { readonly kind: "answered"; readonly result: JobResult } | { readonly kind: "died" };

export type ChildLimits = {
  /** A photo that takes longer is given up. */
  readonly timeoutMs: number;
  /** Memory of the process, in bytes; seen only where there is a /proc, as on Linux. */
  readonly maxMemoryBytes: number;
};

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

export type Child = {
  run(job: Job, limits: ChildLimits): Promise<RunResult>;
  /** Bytes that it holds while it waits. */
  memoryBytes(): number;
  kill(): void;
};

/** Starts a process that decodes. It is given no environment: none of our secrets are worth stealing there. */
export const startChild = (script: URL): Child => {
  const child: ChildProcess = fork(script, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => child.kill("SIGKILL"));
  // Photos come second: two of these on a small machine must not make the shop slow, whatever its own priority is. Linux has a
  // priority for each thread, and the threads that decode have that of the one which starts them: so at once, from outside.
  if (child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + 10, 19));

  const run = (job: Job, limits: ChildLimits) =>
    new Promise<RunResult>((resolve) => {
      const kill = () => child.kill("SIGKILL");
      const timeoutTimer = setTimeout(kill, limits.timeoutMs);
      const memoryTimer = setInterval(() => {
        if (residentMemoryOf(child.pid) > limits.maxMemoryBytes) kill();
      }, MEMORY_CHECK_INTERVAL_MS);
      const finish = (ended: RunResult) => {
        clearTimeout(timeoutTimer);
        clearInterval(memoryTimer);
        child.off("message", onMessage);
        child.off("exit", onExit);
        resolve(ended);
      };
      const onMessage = (result: JobResult) => finish({ kind: "answered", result });
      const onExit = () => finish({ kind: "died" });
      child.on("message", onMessage);
      child.on("exit", onExit);
      child.send(job, (error) => {
        if (error) kill();
        if (error && child.exitCode !== null) onExit();
      });
    });

  return { run, memoryBytes: () => residentMemoryOf(child.pid), kill: () => child.kill("SIGKILL") };
};
