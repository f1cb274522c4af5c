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
export type PoolWorker = { readonly post: (message: TaskMessage) => void; readonly terminate: () => void };
export type StartWorker = (onReply: (message: ReplyMessage) => void, onDeath: () => void) => PoolWorker;

/** Two: more would only fight over a phone's cores with the page itself. */
const MOST_WORKERS = 2;
export const workersFor = (cores: number): number => Math.min(MOST_WORKERS, Math.max(1, cores));

/**
 * Shares tasks out to a few workers, each with one task at a time. A worker that dies (of a photo that takes all memory)
 * fails its task alone and is replaced; one that never answered cannot be loaded, and a new one would not help.
 */
export const createPhotoPool = (startWorker: StartWorker, workers: number): PhotoPool => {
  let waiting: readonly Job[] = [];
  let tickets = 0;
  let employed = 0;
  const idle: (() => void)[] = [];

  const takeFirst = (): Job | undefined => {
    const first = Math.min(...waiting.map((job) => job.priority));
    const job = waiting.find((candidate) => candidate.priority === first);
    waiting = waiting.filter((candidate) => candidate !== job);
    return job;
  };

  const employ = (): void => {
    let job: Job | undefined;
    let hasAnswered = false;
    employed += 1;
    const next = (): void => {
      job = takeFirst();
      if (job) worker.post({ ticket: job.ticket, task: job.task });
      else idle.push(next);
    };
    const onReply = ({ ticket, reply }: ReplyMessage): void => {
      if (job?.ticket !== ticket) return;
      hasAnswered = true;
      job.resolve(reply);
      next();
    };
    const onDeath = (): void => {
      worker.terminate();
      employed -= 1;
      job?.reject(new Error("the photo worker died"));
      job = undefined;
      const place = idle.indexOf(next);
      if (place !== -1) idle.splice(place, 1);
      if (hasAnswered) employ();
      else if (employed === 0) dismissAll();
    };
    const worker = startWorker(onReply, onDeath);
    next();
  };

  const dismissAll = (): void => {
    for (const job of waiting) job.reject(new Error("there is no photo worker"));
    waiting = [];
  };

  for (let index = 0; index < workers; index += 1) employ();

  return {
    run: (task, priority) =>
      new Promise((resolve, reject) => {
        tickets += 1;
        waiting = [...waiting, { ticket: tickets, task, priority, resolve, reject }];
        if (employed === 0) dismissAll();
        else idle.shift()?.();
      }),
  };
};
