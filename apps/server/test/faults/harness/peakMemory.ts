import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PAGE_BYTES = 4096;
const POLL_INTERVAL_MS = 50;

/** Resident bytes of a process; 0 when it has ended, or where there is no /proc. */
const residentBytesOf = async (pid: number): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, "latin1").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * PAGE_BYTES;
};

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "latin1").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
};

export type PeakMemory = {
  /** The most that the process itself held, in bytes. */
  readonly own: number;
  /** The most that one of its children held. */
  readonly child: number;
};

/** Watches a process and its children until `work` has ended. Zeros where there is no /proc. */
export const measurePeakMemory = async <T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly peak: PeakMemory }> => {
  let seen: PeakMemory = { own: 0, child: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const children = await Promise.all((await childrenOf(pid)).map(residentBytesOf));
      seen = {
        own: Math.max(seen.own, await residentBytesOf(pid)),
        child: Math.max(seen.child, ...children),
      };
      await wait(POLL_INTERVAL_MS);
    }
  })();
  try {
    return { result: await work(), peak: seen };
  } finally {
    isOver = true;
    await watching;
  }
};
