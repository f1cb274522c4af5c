import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { PhotoTask, ResultMessage, TaskMessage, TaskResult } from "./messages.ts";

export type PhotoPool = {
  /** Runs a task; lower numbers first. Rejects when the worker crashes on it, or when there is no worker. */
  readonly run: (task: PhotoTask, priority: number) => Promise<TaskResult>;
};

type Job = {
  readonly requestId: number;
  readonly task: PhotoTask;
  readonly priority: number;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (reason: Error) => void;
};

/** The part of a worker that the pool uses, so that tests can fake it. */
type PoolWorker = {
  readonly postMessage: (message: TaskMessage) => void;
  readonly terminate: () => void;
};
export type StartWorker = (onResult: (message: ResultMessage) => void, onCrash: () => void) => PoolWorker;

/** More would compete with the page for a phone's cores. */
const MAX_WORKERS = 2;
export const workerCountFor = (cores: number): number => clamp(cores, 1, MAX_WORKERS);

/**
 * Creates a pool of workers, each with one task at a time. A worker that crashes (on a photo that takes all memory)
 * fails only its own task and is replaced. A worker that never answered could not be loaded, and is not replaced.
 */
export const createPhotoPool = (startWorker: StartWorker, workerCount: number): PhotoPool => {
  let queue: readonly Job[] = [];
  let lastRequestId = 0;
  let liveWorkers = 0;
  const idle: (() => void)[] = [];

  const dequeue = (): Job | undefined => {
    const topPriority = Math.min(...queue.map((job) => job.priority));
    const job = queue.find((candidate) => candidate.priority === topPriority);
    queue = queue.filter((candidate) => candidate !== job);
    return job;
  };

  const spawnWorker = (): void => {
    let job: Job | undefined;
    let hasAnswered = false;
    liveWorkers += 1;
    const runNext = (): void => {
      job = dequeue();
      if (job) worker.postMessage({ requestId: job.requestId, task: job.task });
      else idle.push(runNext);
    };
    const handleResult = ({ requestId, result }: ResultMessage): void => {
      if (job?.requestId !== requestId) return;
      hasAnswered = true;
      job.resolve(result);
      runNext();
    };
    const handleCrash = (): void => {
      worker.terminate();
      liveWorkers -= 1;
      job?.reject(new Error("the photo worker died"));
      job = undefined;
      const idleIndex = idle.indexOf(runNext);
      if (idleIndex !== -1) idle.splice(idleIndex, 1);
      if (hasAnswered) spawnWorker();
      else if (liveWorkers === 0) rejectAll();
    };
    const worker = startWorker(handleResult, handleCrash);
    runNext();
  };

  const rejectAll = (): void => {
    for (const job of queue) job.reject(new Error("there is no photo worker"));
    queue = [];
  };

  for (let index = 0; index < workerCount; index += 1) spawnWorker();

  return {
    run: (task, priority) =>
      new Promise((resolve, reject) => {
        lastRequestId += 1;
        queue = [...queue, { requestId: lastRequestId, task, priority, resolve, reject }];
        if (liveWorkers === 0) rejectAll();
        else idle.shift()?.();
      }),
  };
};
