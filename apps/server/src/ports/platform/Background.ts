/** Work that nobody waits for. It is finished before the process ends in peace, and repeated by the reconciler otherwise. */
export type Background = {
  /** Begins the work; a failure is logged under that name and goes no further. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Logs a failure that its work survives. */
  reportError(name: string, error: unknown): void;
  /** Resolves when nothing is left to do. */
  drain(): Promise<void>;
};
