import type { ChildLimits } from "../../platform/childProcess.ts";
import { type Child, type RunResult, startChild } from "./child.ts";
import type { Job } from "./jobs.ts";

export type ChildPool = {
  /** Runs the job as soon as a process is free. */
  run(job: Job): Promise<RunResult>;
  /** Returns the number of jobs that run and that wait. */
  load(): { readonly running: number; readonly waiting: number };
  close(): void;
};

/** A process with more memory is ended after its job, since a decoder's heap never shrinks. */
const MAX_IDLE_MEMORY_BYTES = 400_000_000;

/**
 * Creates a pool of at most `size` long-lived processes that decode. They start when jobs need them, also after a
 * death.
 */
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
