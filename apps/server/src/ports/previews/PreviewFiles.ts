/** Pictures that were drawn once, by name. Losing them costs time only: they are drawn again. */
export type PreviewFiles = {
  read(name: string): Promise<Uint8Array | undefined>;
  put(name: string, content: Uint8Array): Promise<void>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
  /** Runs `use` with a path on this machine that holds the picture; undefined when there is none. */
  withFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T | undefined>;
};
