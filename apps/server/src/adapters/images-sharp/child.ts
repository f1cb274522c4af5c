import { type ChildProcess, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import type { Job, JobResult } from "./jobs.ts";

/** How a job ended: with an answer, or with the end of the process that had it. */
export type Ended = { readonly kind: "answered"; readonly result: JobResult } | { readonly kind: "died" };

export type ChildLimits = {
  /** A photo that takes longer is given up. */
  readonly milliseconds: number;
  /** Memory of the process, in bytes; seen only where there is a /proc, as on Linux. */
  readonly memory: number;
};

const MEMORY_CHECK_MILLISECONDS = 100;
const PAGE = 4096;

/** Resident memory of a process in bytes, 0 where it cannot be told. */
const memoryOf = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * PAGE;
  } catch {
    return 0;
  }
};

export type Child = {
  run(job: Job, limits: ChildLimits): Promise<Ended>;
  /** Bytes that it holds while it waits. */
  memory(): number;
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
    new Promise<Ended>((resolve) => {
      const kill = () => child.kill("SIGKILL");
      const tooLong = setTimeout(kill, limits.milliseconds);
      const tooMuch = setInterval(() => {
        if (memoryOf(child.pid) > limits.memory) kill();
      }, MEMORY_CHECK_MILLISECONDS);
      const end = (ended: Ended) => {
        clearTimeout(tooLong);
        clearInterval(tooMuch);
        child.off("message", onMessage);
        child.off("exit", onExit);
        resolve(ended);
      };
      const onMessage = (result: JobResult) => end({ kind: "answered", result });
      const onExit = () => end({ kind: "died" });
      child.on("message", onMessage);
      child.on("exit", onExit);
      child.send(job, (error) => {
        if (error) kill();
        if (error && child.exitCode !== null) onExit();
      });
    });

  return { run, memory: () => memoryOf(child.pid), kill: () => child.kill("SIGKILL") };
};
