import { type Child, type ChildLimits, type RunResult, startChild } from "./child.ts";
import type { Job } from "./jobs.ts";

export type ChildPool = {
  /** Runs the job as soon as a process is free. */
  run(job: Job): Promise<RunResult>;
  /** Jobs at this moment. */
  load(): { readonly running: number; readonly waiting: number };
  close(): void;
};

/** A process that swelled is not kept: a decoder's heap never shrinks again. */
const MAX_IDLE_MEMORY_BYTES = 400_000_000;

/** A few long-lived processes that decode; one that died is replaced when the next job comes. */
export const startChildPool = (script: URL, size: number, limits: ChildLimits): ChildPool => {
  const idle: Child[] = [];
  const waiting: (() => void)[] = [];
  const alive = new Set<Child>();
  let busy = 0;

  const acquireSlot = async (): Promise<void> => {
    if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
  };
  const releaseSlot = (): void => {
    const first = waiting.shift();
    if (first) first();
    else busy--;
  };
  const retire = (child: Child): void => {
    alive.delete(child);
    child.kill();
  };

  const run = async (job: Job): Promise<RunResult> => {
    await acquireSlot();
    const child = idle.pop() ?? startChild(script);
    alive.add(child);
    try {
      const result = await child.run(job, limits);
      if (result.kind === "answered" && child.memoryBytes() < MAX_IDLE_MEMORY_BYTES) idle.push(child);
      else retire(child);
      return result;
    } finally {
      releaseSlot();
    }
  };

  const close = (): void => {
    for (const child of alive) child.kill();
    alive.clear();
    idle.length = 0;
  };
  return { run, load: () => ({ running: busy, waiting: waiting.length }), close };
};
