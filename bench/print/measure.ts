import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { cpuTime } from "../cpuTime.ts";

/** What a process took from its start to its end. */
export type Taken = { readonly ms: number; readonly cpuMs: number; readonly megabytes: number };

const LOOK_EVERY_MS = 10;

/** Watches a process that has just begun. Memory is its peak (proc(5), VmHWM); NaN where there is no /proc. */
export const measure = async (child: ChildProcess): Promise<Taken> => {
  const begin = performance.now();
  const exited = once(child, "exit");
  let isOver = false;
  void exited.then(() => {
    isOver = true;
  });
  let [cpuMs, megabytes] = [Number.NaN, Number.NaN];
  while (!isOver) {
    const [cpu, peak] = await Promise.all([cpuTime(child.pid ?? 0), peakOf(child.pid ?? 0)]);
    if (!Number.isNaN(cpu)) cpuMs = cpu;
    if (!Number.isNaN(peak)) megabytes = peak;
    await Promise.race([wait(LOOK_EVERY_MS), exited]);
  }
  const [code] = await exited;
  if (code !== 0) throw new Error(`a process ended with ${code}`);
  return { ms: performance.now() - begin, cpuMs, megabytes };
};

const peakOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024;
};

/** The middle one of an odd number of rounds, figure by figure. */
export const medianOf = (rounds: readonly Taken[]): Taken => {
  const middle = (pick: (taken: Taken) => number): number =>
    rounds.map(pick).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;
  return {
    ms: middle(({ ms }) => ms),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    megabytes: middle(({ megabytes }) => megabytes),
  };
};
