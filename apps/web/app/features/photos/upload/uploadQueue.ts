/** How a turn at the queue ended: done with, or to be tried again because nobody answered. */
export type TurnOutcome = "settled" | "unreachable";

export type UploadQueue = {
  /** Runs `turn` when there is room, again and again until it settles. The same id twice is one place in the queue. */
  readonly enqueue: (id: string, turn: (signal: AbortSignal) => Promise<TurnOutcome>) => void;
  readonly cancel: (id: string) => void;
};

/** Two at once: one alone leaves the line idle while the shop opens a photo, more only make each slower. */
const UPLOADS_AT_ONCE = 2;

const TRY_AGAIN_AFTER_MS = [2_000, 5_000, 15_000, 30_000];

export type QueueDependencies = {
  /** Resolves after so long, or as soon as the network comes back. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs a job while no other tab runs one of the same name. */
  readonly alone: (name: string, job: () => Promise<void>) => Promise<void>;
};

/** Uploads in the order of arrival, a few at once, each tried until it is answered. */
export const createUploadQueue = ({ pause, alone }: QueueDependencies): UploadQueue => {
  const controllers = new Map<string, AbortController>();
  let waiting: readonly (() => Promise<void>)[] = [];
  let running = 0;

  const proceed = (): void => {
    const [next, ...rest] = waiting;
    if (next === undefined || running >= UPLOADS_AT_ONCE) return;
    waiting = rest;
    running += 1;
    void next().finally(() => {
      running -= 1;
      proceed();
    });
    proceed();
  };

  return {
    enqueue: (id, turn) => {
      if (controllers.has(id)) return;
      const controller = new AbortController();
      const { signal } = controller;
      controllers.set(id, controller);
      const untilSettled = async (tries: number): Promise<void> => {
        if (signal.aborted || (await turn(signal)) === "settled") return;
        await pause(TRY_AGAIN_AFTER_MS[Math.min(tries, TRY_AGAIN_AFTER_MS.length - 1)] ?? 0, signal);
        return untilSettled(tries + 1);
      };
      const job = (): Promise<void> =>
        alone(`storywall-upload-${id}`, () => untilSettled(0)).finally(() => {
          if (controllers.get(id) === controller) controllers.delete(id);
        });
      waiting = [...waiting, job];
      proceed();
    },
    cancel: (id) => {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
  };
};

export const browserQueueDependencies = (): QueueDependencies => ({
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        window.removeEventListener("online", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      window.addEventListener("online", end);
      signal.addEventListener("abort", end);
    }),
  alone: async (name, job) => {
    // Only on secure origins; two tabs then send the same bytes twice, which costs time and nothing else.
    if (!("locks" in navigator)) return job();
    await navigator.locks.request(name, job);
  },
});
