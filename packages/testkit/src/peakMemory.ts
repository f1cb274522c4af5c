import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const POLL_INTERVAL_MS = 50;

/** Resident memory in bytes; zeros when there is no /proc. */
type MemoryUse = {
  /** Memory of the process itself. */
  readonly own: number;
  /** Memory of its largest child process. */
  readonly largestChild: number;
  /** Memory of all its child processes together. */
  readonly children: number;
  /** Memory of the process and all its child processes together. */
  readonly total: number;
};

/** Returns the resident memory of a process and of its children (proc(5), VmRSS). */
export const readMemory = async (pid: number): Promise<MemoryUse> => {
  const ofChildren = await Promise.all((await childrenOf(pid)).map(residentBytesOf));
  const own = await residentBytesOf(pid);
  const children = ofChildren.reduce((sum, bytes) => sum + bytes, 0);
  return { own, largestChild: Math.max(0, ...ofChildren), children, total: own + children };
};

/** Runs `work` and returns its result, with the maximum that each figure of the process reached meanwhile. */
export const measurePeakMemory = async <Value>(
  pid: number,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly peak: MemoryUse }> => {
  let peak = await readMemory(pid);
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      await wait(POLL_INTERVAL_MS);
      const now = await readMemory(pid);
      peak = {
        own: Math.max(peak.own, now.own),
        largestChild: Math.max(peak.largestChild, now.largestChild),
        children: Math.max(peak.children, now.children),
        total: Math.max(peak.total, now.total),
      };
    }
  })();
  const stop = (): Promise<void> => {
    isOver = true;
    return watching;
  };
  const value = await work().finally(stop);
  return { value, peak };
};

/** Zero for a process that has ended: a child may end after the list of children was read. */
const residentBytesOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "latin1").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
};

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "latin1").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
};
