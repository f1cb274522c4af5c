import { type ChildProcess, fork } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { cpuTimeMsOf, residentBytesOf } from "./processMemory.ts";

export type ChildLimits = {
  /** Maximum processor time of one job, in ms. Without /proc, elapsed time counts instead. */
  readonly timeoutMs: number;
  /** Maximum elapsed time of one job, in ms: on a machine busy with other work, a small job waits long. */
  readonly maxClockMs: number;
  /** Maximum memory of the process, in bytes; checked only where there is a /proc, as on Linux. */
  readonly maxMemoryBytes: number;
};

const MEMORY_CHECK_INTERVAL_MS = 100;
/** The greatest niceness of the system. */
const MAX_NICENESS = 19;
/**
 * Amount that each priority adds to our own niceness. "background" is for work of many seconds, which may wait
 * for other processes of ours. Beside a process of priority "child", Linux gives it a quarter of that one's
 * processor time: with less, it could not end in time on a busy machine.
 */
const NICENESS = { child: 10, background: 15 } as const;
export type ChildPriority = keyof typeof NICENESS;

/**
 * Settings of glibc's allocator (mallopt(3)); other systems ignore them. Without them freed memory stays with the
 * process: after a WebP of 119 megapixels it kept 380 MB and had taken 1.28 GB; with them 180 MB and 1.11 GB.
 */
const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "1000000",
  MALLOC_TRIM_THRESHOLD_: "1000000",
};

/**
 * Starts a script in a Node process of its own, for work that may crash, hang or use too much memory. The
 * process gets nothing of our environment, so a hostile file that takes it over finds no secrets.
 */
export const startChildProcess = (script: URL, priority: ChildPriority = "child"): ChildProcess => {
  const child = fork(script, {
    execArgv: ["--max-old-space-size=256", "--disable-warning=ExperimentalWarning"],
    env: ALLOCATOR_SETTINGS,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Images must not slow the shop down on a small machine, whatever its own priority is. Linux has a priority for each
  // thread, and a new thread takes that of the thread that starts it. So it is set at once and from outside, and stays:
  // set later, it would not reach the threads that decode.
  raiseNiceness(child, NICENESS[priority]);
  return child;
};

const raiseNiceness = ({ pid }: ChildProcess, offset: number): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + offset, MAX_NICENESS));
  } catch {
    // The process has ended already, which its `exit` event reports.
  }
};

/**
 * Limit that a job exceeded. "clock": the machine was too busy for it to end in time, which is not the job's
 * fault.
 */
export type ExceededLimit = "time" | "clock" | "memory";

/**
 * Calls `onExceeded` when a job of the process takes too long or too much memory. It may be called several times
 * until the returned function, which ends the watch, is called.
 */
export const watchLimits = (
  child: ChildProcess,
  { timeoutMs, maxClockMs, maxMemoryBytes }: ChildLimits,
  onExceeded: (limit: ExceededLimit) => void,
): (() => void) => {
  const cpuMsAtStart = cpuTimeMsOf(child.pid);
  let clockMs = 0;
  let timeoutTimer: NodeJS.Timeout;
  const checkIn = (ms: number): void => {
    timeoutTimer = setTimeout(() => {
      clockMs += ms;
      const cpuMs = cpuTimeMsOf(child.pid);
      const isUnknown = cpuMsAtStart === undefined || cpuMs === undefined;
      if (isUnknown || cpuMs - cpuMsAtStart >= timeoutMs) return onExceeded("time");
      if (clockMs >= maxClockMs) return onExceeded("clock");
      checkIn(Math.min(timeoutMs - (cpuMs - cpuMsAtStart), maxClockMs - clockMs));
    }, ms);
  };
  checkIn(Math.min(timeoutMs, maxClockMs));
  const memoryTimer = setInterval(() => {
    if (residentBytesOf(child.pid) > maxMemoryBytes) onExceeded("memory");
  }, MEMORY_CHECK_INTERVAL_MS);
  return () => {
    clearTimeout(timeoutTimer);
    clearInterval(memoryTimer);
  };
};
