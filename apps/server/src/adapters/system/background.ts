import type { Background } from "../../ports/platform/Background.ts";

export const createBackground = (onFailure: (name: string, error: unknown) => void): Background => {
  const running = new Set<Promise<void>>();
  return {
    reportError: onFailure,
    run: (name, work) => {
      const job = work().then(
        () => {},
        (error: unknown) => onFailure(name, error),
      );
      running.add(job);
      void job.finally(() => running.delete(job));
    },
    drain: async () => {
      // What runs may begin more.
      while (running.size > 0) await Promise.all(running);
    },
  };
};
