import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "@storywall/testkit/statistics.ts";
import { readCpuTimeMs } from "../readCpuTimeMs.ts";

/** Time, processor time and peak memory of a process. */
export type ProcessUsage = { readonly ms: number; readonly cpuMs: number; readonly megabytes: number };

const POLL_INTERVAL_MS = 10;

/**
 * Runs a new process to its end and measures it. Memory is its peak (proc(5), VmHWM). Values are NaN when there is
 * no /proc.
 */
export const measureProcess = async (child: ChildProcess): Promise<ProcessUsage> => {
  const startedAt = performance.now();
  const exited = once(child, "exit");
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  let [cpuMs, megabytes] = [Number.NaN, Number.NaN];
  while (!hasExited) {
    const [cpu, peak] = await Promise.all([readCpuTimeMs(child.pid ?? 0), readPeakMemoryMb(child.pid ?? 0)]);
    if (!Number.isNaN(cpu)) cpuMs = cpu;
    if (!Number.isNaN(peak)) megabytes = peak;
    await Promise.race([wait(POLL_INTERVAL_MS), exited]);
  }
  const [code] = await exited;
  if (code !== 0) throw new Error(`A process ended with exit code ${code}.`);
  return { ms: performance.now() - startedAt, cpuMs, megabytes };
};

const readPeakMemoryMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** Returns the median of the rounds for each figure. */
export const medianOf = (rounds: readonly ProcessUsage[]): ProcessUsage => {
  const middle = (pick: (usage: ProcessUsage) => number): number => median(rounds.map(pick));
  return {
    ms: middle(({ ms }) => ms),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    megabytes: middle(({ megabytes }) => megabytes),
  };
};
