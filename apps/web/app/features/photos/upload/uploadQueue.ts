import { RETRY_DELAYS_MS, retryForever } from "../../../lib/api/retry.ts";

/** Result of one attempt: settled, or to be retried because the server was unreachable. */
export type AttemptResult = "settled" | "unreachable";

export type UploadQueue = {
  /** Runs `attempt` when it is its turn, with retries until it settles. The same id twice is one place in the queue. */
  readonly enqueue: (id: string, attempt: (signal: AbortSignal) => Promise<AttemptResult>) => void;
  readonly cancel: (id: string) => void;
};

/** One upload alone leaves the network idle while the server processes a photo. More than two slow each other down. */
const UPLOAD_CONCURRENCY = 2;

type QueueDependencies = {
  /** Resolves after this time, or as soon as the network is back. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs a job while no other tab runs a job of the same name. */
  readonly withLock: (name: string, job: () => Promise<unknown>) => Promise<unknown>;
};

/** Creates a queue that runs uploads in order of arrival, two at a time, each with retries until it settles. */
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
    // Locks exist only on https. Without them two tabs may send the same bytes twice, which costs only time.
    if (!("locks" in navigator)) return job();
    return navigator.locks.request(name, job);
  },
});
