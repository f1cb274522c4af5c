import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PAGE_BYTES = 4096;
const POLL_INTERVAL_MS = 50;

/** In MB; NaN where there is no /proc. */
export type MemoryUse = {
  /** Of the process itself. */
  readonly own: number;
  /** Of all its children together: those that decode. */
  readonly children: number;
};

const readResidentMb = async (pid: number): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, "latin1").catch(() => "");
  return (Number(statm.split(" ")[1]) * PAGE_BYTES) / 1e6;
};

export const readMemory = async (pid: number): Promise<MemoryUse> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "latin1").catch(() => "");
  const childMegabytes = await Promise.all(
    children.split(" ").filter(Boolean).map(Number).map(readResidentMb),
  );
  return {
    own: await readResidentMb(pid),
    // One may have ended between the two looks.
    children: childMegabytes
      .filter((megabytes) => !Number.isNaN(megabytes))
      .reduce((sum, one) => sum + one, 0),
  };
};

/** The highest of each until it is told to stop. */
export const trackPeakMemory = (pid: number): { readonly stop: () => Promise<MemoryUse> } => {
  let isStopped = false;
  const watching = (async () => {
    let peak = await readMemory(pid);
    while (!isStopped) {
      const now = await readMemory(pid);
      peak = { own: Math.max(peak.own, now.own), children: Math.max(peak.children, now.children) };
      await wait(POLL_INTERVAL_MS);
    }
    return peak;
  })();
  return {
    stop: () => {
      isStopped = true;
      return watching;
    },
  };
};
