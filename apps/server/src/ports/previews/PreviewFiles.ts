/** Cache of rendered previews, by name. A lost file costs only time: it is rendered again. */
export type PreviewFiles = {
  read(name: string): Promise<Uint8Array | undefined>;
  put(name: string, content: Uint8Array): Promise<void>;
  /** Removes the file. Does nothing when there is none. */
  remove(name: string): Promise<void>;
  /** Calls `use` with a path on this machine that holds the preview. Returns undefined when there is none. */
  withFile<T>(name: string, use: (path: string) => Promise<T>): Promise<T | undefined>;
};
