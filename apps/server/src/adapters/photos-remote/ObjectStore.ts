import type { Readable } from "node:stream";

/** Files by their names at a service on another machine. One that does not answer rejects with PhotoStoreUnavailable. */
export type ObjectStore = {
  /** Keeps a file of this machine under that name; the same again replaces it. */
  put(
    name: string,
    path: string,
    contentType: string,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "noSpace" }>;
  /** Bytes of a file; undefined when there is none. */
  sizeOf(name: string): Promise<number | undefined>;
  get(name: string): Promise<Readable | undefined>;
  /** Nothing happens when there is none. */
  remove(name: string): Promise<void>;
};
