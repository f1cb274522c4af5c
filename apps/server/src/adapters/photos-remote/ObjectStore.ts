import type { Readable } from "node:stream";

/**
 * Files by their names at a service on another machine.
 * @throws PhotoStoreUnavailableError from each method when the service does not answer.
 */
export type ObjectStore = {
  /** Stores a file of this machine under the name, and replaces an older one. */
  put(
    name: string,
    path: string,
    contentType: string,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  /** Returns the size of a file in bytes; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  get(name: string): Promise<Readable | undefined>;
  /** Removes a file; does nothing when there is none. */
  remove(name: string): Promise<void>;
};
