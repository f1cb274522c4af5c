import { createFairTurns, type FairTurns, type Turn } from "@storywall/domain/turns/fairTurns.ts";
import type { ChildLimits, ChildPriority } from "../../platform/childProcess.ts";
import { type Child, type RunResult, startChild } from "./child.ts";
import type { Job } from "./jobs.ts";
import { HEAVY_WEIGHT } from "./weight.ts";

/** A process for the jobs of one turn, one after the other, until `release`. */
export type PoolTurn = {
  run(job: Job): Promise<RunResult>;
  /** Adds the weight of a job that was unknown when the turn was acquired. */
  charge(weight: number): void;
  release(): void;
};

export type ChildPool = {
  /** Resolves when a process is free and it is the sender's turn. */
  acquire(turn: Turn): Promise<PoolTurn>;
  /** Returns the numbers of running and of waiting turns. */
  load: FairTurns["load"];
  close(): void;
};

/** A process with more memory is ended after its job, since a decoder's heap never shrinks. */
const MAX_IDLE_MEMORY_BYTES = 250_000_000;

/** Two photos that each need most of the allowed memory would fill a small machine. */
const MAX_HEAVY = 1;

/**
 * Creates a pool of at most `size` long-lived processes that decode. They start when jobs need them, also after
 * a death. Senders take turns, and all processes but one are reserved for light work.
 */
export const startChildPool = (script: URL, size: number, limits: ChildLimits): ChildPool => {
  const idle: Child[] = [];
  const alive = new Set<Child>();
  const turns = createFairTurns({ concurrency: size, heavyWeight: HEAVY_WEIGHT, maxHeavy: MAX_HEAVY });

  const retire = (child: Child): void => {
    alive.delete(child);
    child.kill();
  };

  const start = (priority: ChildPriority): Child => {
    const child = startChild(script, priority);
    alive.add(child);
    return child;
  };

  const runLight = async (job: Job): Promise<RunResult> => {
    const child = idle.pop() ?? start("child");
    const result = await child.run(job, limits);
    if (result.kind === "answered" && child.memoryBytes() < MAX_IDLE_MEMORY_BYTES) idle.push(child);
    else retire(child);
    return result;
  };

  /**
   * Runs the job in a process of its own, which has a lower priority than those of light jobs. Those keep
   * running: a light job that had to start a process first would wait for it.
   */
  const runHeavy = async (job: Job): Promise<RunResult> => {
    const spare = alive.size >= size ? idle.pop() : undefined;
    if (spare) retire(spare);
    const child = start("background");
    const result = await child.run(job, limits);
    retire(child);
    return result;
  };

  const acquire: ChildPool["acquire"] = async (turn) => {
    const run = turn.weight >= HEAVY_WEIGHT ? runHeavy : runLight;
    return { ...(await turns.acquire(turn)), run };
  };

  const close = (): void => {
    for (const child of alive) child.kill();
    alive.clear();
    idle.length = 0;
  };
  return { acquire, load: turns.load, close };
};
