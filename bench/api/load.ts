import { cpuTime } from "../cpuTime.ts";

export type Figures = {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the shop's processor time for each. */
  readonly cpu: number;
};

/** Does `work` so many times, so many at a time, each beginning as soon as one has ended. */
export const load = async (
  { times, atOnce, pid }: { readonly times: number; readonly atOnce: number; readonly pid: number },
  work: (index: number) => Promise<unknown>,
): Promise<Figures> => {
  const took: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < times; index = next++) {
      const begun = performance.now();
      await work(index);
      took.push(performance.now() - begun);
    }
  };
  const cpuBefore = await cpuTime(pid);
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = ((await cpuTime(pid)) - cpuBefore) / times;
  const sorted = took.toSorted((a, b) => a - b);
  const percentile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: times / seconds, p50: percentile(0.5), p99: percentile(0.99), cpu };
};
