import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PAGE = 4096;
const LOOK_EVERY_MS = 50;

/** In MB; NaN where there is no /proc. */
export type MemoryUse = {
  /** Of the process itself. */
  readonly own: number;
  /** Of all its children together: those that decode. */
  readonly children: number;
};

const residentOf = async (pid: number): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, "latin1").catch(() => "");
  return (Number(statm.split(" ")[1]) * PAGE) / 1e6;
};

export const memoryNow = async (pid: number): Promise<MemoryUse> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "latin1").catch(() => "");
  const each = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(residentOf));
  return {
    own: await residentOf(pid),
    // One may have ended between the two looks.
    children: each.filter((megabytes) => !Number.isNaN(megabytes)).reduce((sum, one) => sum + one, 0),
  };
};

/** The highest of each until it is told to stop. */
export const watchPeak = (pid: number): { readonly stop: () => Promise<MemoryUse> } => {
  let isOver = false;
  const watching = (async () => {
    let peak = await memoryNow(pid);
    while (!isOver) {
      const now = await memoryNow(pid);
      peak = { own: Math.max(peak.own, now.own), children: Math.max(peak.children, now.children) };
      await wait(LOOK_EVERY_MS);
    }
    return peak;
  })();
  return {
    stop: () => {
      isOver = true;
      return watching;
    },
  };
};
