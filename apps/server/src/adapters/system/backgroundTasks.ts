import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";

/** Creates the runner of work that no request waits for. `onError` gets the name and the error of work that failed. */
export const createBackgroundTasks = (onError: (name: string, error: unknown) => void): BackgroundTasks => {
  const running = new Set<Promise<void>>();
  return {
    reportError: onError,
    run: (name, work) => {
      const job = work().then(
        () => {},
        (error: unknown) => onError(name, error),
      );
      running.add(job);
      void job.finally(() => running.delete(job));
    },
    drain: async () => {
      // Running work may start more.
      while (running.size > 0) await Promise.all(running);
    },
  };
};
