import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const PAGE = 4096;
const LOOK_EVERY_MS = 50;

/** Resident bytes of a process; 0 when it has ended, or where there is no /proc. */
const residentOf = async (pid: number): Promise<number> => {
  const statm = await readFile(`/proc/${pid}/statm`, "latin1").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * PAGE;
};

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "latin1").catch(() => "");
  return children.split(" ").filter(Boolean).map(Number);
};

export type MemorySeen = {
  /** The most that the process itself held, in bytes. */
  readonly own: number;
  /** The most that one of its children held. */
  readonly child: number;
};

/** Watches a process and its children until `work` has ended. Zeros where there is no /proc. */
export const watchMemory = async <T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly seen: MemorySeen }> => {
  let seen: MemorySeen = { own: 0, child: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const children = await Promise.all((await childrenOf(pid)).map(residentOf));
      seen = { own: Math.max(seen.own, await residentOf(pid)), child: Math.max(seen.child, ...children) };
      await wait(LOOK_EVERY_MS);
    }
  })();
  try {
    return { result: await work(), seen };
  } finally {
    isOver = true;
    await watching;
  }
};
