/** Work that no request waits for. A graceful shutdown waits for it; after a crash a scheduled task repeats it. */
export type BackgroundTasks = {
  /** Starts the work. An error is logged under the name and not thrown. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Logs an error that does not stop the work. */
  reportError(name: string, error: unknown): void;
  /** Resolves when all work is done, including work that it started. */
  drain(): Promise<void>;
};
