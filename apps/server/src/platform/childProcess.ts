import { type ChildProcess, fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { cpuTimeMsOf, residentBytesOf } from "./processMemory.ts";

export type ChildLimits = {
  /** Most processor time for one job, in ms; twice as long by the clock. Without a /proc only the clock counts. */
  readonly timeoutMs: number;
  /** Most memory of the process, in bytes; checked only where there is a /proc, as on Linux. */
  readonly maxMemoryBytes: number;
};

const MEMORY_CHECK_INTERVAL_MS = 100;
/** Added to our own niceness, of which 19 is the greatest. */
const PRIORITY_OFFSET = 10;
const MAX_NICENESS = 19;

/**
 * Starts a script in a Node process of its own for work that may crash, hang or swell. The process gets no
 * environment, so a hostile file that takes it over finds no secrets.
 */
export const startChildProcess = (script: URL): ChildProcess => {
  const child = fork(script, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Images must not slow the shop down on a small machine, whatever its own priority is. Linux has a priority for each
  // thread, and a new thread takes that of the thread that starts it: so set it at once and from outside.
  if (child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + PRIORITY_OFFSET, MAX_NICENESS));
  return child;
};

/**
 * Calls `onExceeded` when a job of the process takes too long or too much memory. It may be called several times
 * until the returned function, which ends the watch, is called.
 */
export const watchLimits = (
  child: ChildProcess,
  { timeoutMs, maxMemoryBytes }: ChildLimits,
  onExceeded: (limit: "time" | "memory") => void,
): (() => void) => {
  const cpuMsAtStart = cpuTimeMsOf(child.pid);
  // On a machine that is busy with other work, a job that needs little waits long, which is not the photo's doing.
  let timeoutTimer = setTimeout(() => {
    const cpuMs = cpuTimeMsOf(child.pid) - cpuMsAtStart;
    if (cpuMsAtStart === 0 || cpuMs >= timeoutMs) return onExceeded("time");
    timeoutTimer = setTimeout(() => onExceeded("time"), timeoutMs);
  }, timeoutMs);
  const memoryTimer = setInterval(() => {
    if (residentBytesOf(child.pid) > maxMemoryBytes) onExceeded("memory");
  }, MEMORY_CHECK_INTERVAL_MS);
  return () => {
    clearTimeout(timeoutTimer);
    clearInterval(memoryTimer);
  };
};
