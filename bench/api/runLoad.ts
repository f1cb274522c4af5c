import { percentile } from "@storywall/testkit/statistics.ts";
import { readCpuTimeMs } from "../readCpuTimeMs.ts";

export type LoadResult = {
  readonly perSecond: number;
  /** Median duration of a call, in ms. */
  readonly p50: number;
  /** 99th percentile of the duration of a call, in ms. */
  readonly p99: number;
  /** Processor time of the shop per call of `work`, in ms. */
  readonly cpuMs: number;
};

/** Calls `work` `times` times, `concurrency` at a time; the next call starts when one ends. */
export const runLoad = async (
  { times, concurrency, pid }: { readonly times: number; readonly concurrency: number; readonly pid: number },
  work: (index: number) => Promise<unknown>,
): Promise<LoadResult> => {
  const durationsMs: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < times; index = next++) {
      const callStartedAt = performance.now();
      await work(index);
      durationsMs.push(performance.now() - callStartedAt);
    }
  };
  const cpuBefore = await readCpuTimeMs(pid);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = ((await readCpuTimeMs(pid)) - cpuBefore) / times;
  return {
    perSecond: times / seconds,
    p50: percentile(durationsMs, 50),
    p99: percentile(durationsMs, 99),
    cpuMs,
  };
};
