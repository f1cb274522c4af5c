import { RETRY_DELAYS_MS, retryForever } from "../../../lib/api/retry.ts";

/** How a turn at the queue ended: done with, or to be tried again because nobody answered. */
export type AttemptResult = "settled" | "unreachable";

export type UploadQueue = {
  /** Runs `turn` when there is room, again and again until it settles. The same id twice is one place in the queue. */
  readonly enqueue: (id: string, attempt: (signal: AbortSignal) => Promise<AttemptResult>) => void;
  readonly cancel: (id: string) => void;
};

/** Two at once: one alone leaves the line idle while the shop opens a photo, more only make each slower. */
const UPLOAD_CONCURRENCY = 2;

export type QueueDependencies = {
  /** Resolves after so long, or as soon as the network comes back. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs a job while no other tab runs one of the same name. */
  readonly withLock: (name: string, job: () => Promise<unknown>) => Promise<unknown>;
};

/** Uploads in the order of arrival, a few at once, each tried until it is answered. */
export const createUploadQueue = ({ wait, withLock }: QueueDependencies): UploadQueue => {
  const controllers = new Map<string, AbortController>();
  let queue: readonly (() => Promise<unknown>)[] = [];
  let running = 0;

  const startNext = (): void => {
    const [next, ...rest] = queue;
    if (next === undefined || running >= UPLOAD_CONCURRENCY) return;
    queue = rest;
    running += 1;
    void next().finally(() => {
      running -= 1;
      startNext();
    });
    startNext();
  };

  return {
    enqueue: (id, attempt) => {
      if (controllers.has(id)) return;
      const controller = new AbortController();
      const { signal } = controller;
      controllers.set(id, controller);
      const attemptOnce = async (): Promise<true | null> =>
        signal.aborted || (await attempt(signal)) === "settled" || null;
      const upload = () =>
        retryForever(attemptOnce, RETRY_DELAYS_MS, (milliseconds) => wait(milliseconds, signal));
      const job = (): Promise<unknown> =>
        withLock(`storywall-upload-${id}`, upload).finally(() => {
          if (controllers.get(id) === controller) controllers.delete(id);
        });
      queue = [...queue, job];
      startNext();
    },
    cancel: (id) => {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
  };
};

export const browserQueueDependencies = (): QueueDependencies => ({
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        window.removeEventListener("online", finish);
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      window.addEventListener("online", finish);
      signal.addEventListener("abort", finish);
    }),
  withLock: async (name, job) => {
    // Only on secure origins; two tabs then send the same bytes twice, which costs time and nothing else.
    if (!("locks" in navigator)) return job();
    return navigator.locks.request(name, job);
  },
});
