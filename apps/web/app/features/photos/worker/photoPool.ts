import type { PhotoTask, ReplyMessage, TaskMessage, TaskReply } from "./messages.ts";

export type PhotoPool = {
  /** Lower priorities go first. Rejects when the worker died over this task, or when there are none. */
  readonly run: (task: PhotoTask, priority: number) => Promise<TaskReply>;
};

type Job = {
  readonly ticket: number;
  readonly task: PhotoTask;
  readonly priority: number;
  readonly resolve: (reply: TaskReply) => void;
  readonly reject: (reason: Error) => void;
};

/** As much of a worker as the pool needs, so that a test can bring its own. */
export type PoolWorker = {
  readonly postMessage: (message: TaskMessage) => void;
  readonly terminate: () => void;
};
export type StartWorker = (onReply: (message: ReplyMessage) => void, onCrash: () => void) => PoolWorker;

/** Two: more would only fight over a phone's cores with the page itself. */
const MAX_WORKERS = 2;
export const workerCountFor = (cores: number): number => Math.min(MAX_WORKERS, Math.max(1, cores));

/**
 * Shares tasks out to a few workers, each with one task at a time. A worker that dies (of a photo that takes all memory)
 * fails its task alone and is replaced; one that never answered cannot be loaded, and a new one would not help.
 */
export const createPhotoPool = (startWorker: StartWorker, workerCount: number): PhotoPool => {
  let queue: readonly Job[] = [];
  let lastTicket = 0;
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
      if (job) worker.postMessage({ ticket: job.ticket, task: job.task });
      else idle.push(runNext);
    };
    const handleReply = ({ ticket, reply }: ReplyMessage): void => {
      if (job?.ticket !== ticket) return;
      hasAnswered = true;
      job.resolve(reply);
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
    const worker = startWorker(handleReply, handleCrash);
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
        lastTicket += 1;
        queue = [...queue, { ticket: lastTicket, task, priority, resolve, reject }];
        if (liveWorkers === 0) rejectAll();
        else idle.shift()?.();
      }),
  };
};
