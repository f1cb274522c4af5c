import type { Readable } from "node:stream";

export type StoredPrint = { readonly bytes: number; readonly open: () => Readable };

/** Where print files lie: a folder an order, under the names that the lab sees. */
export type PrintFiles = {
  /** A new path on this machine to render to, which `keep` or `drop` ends. */
  create(): Promise<string>;
  /** Shows a draft, whose bytes are on the disk already, under that name before it answers; the same again replaces it. */
  put(
    tempPath: string,
    orderNumber: string,
    fileName: string,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "noSpace" }>;
  /** Removes a draft; nothing happens when it is gone or was kept. */
  discard(path: string): Promise<void>;
  /** Puts a small file beside the prints; it is whole, or it is not there. */
  write(
    orderNumber: string,
    fileName: string,
    content: Uint8Array,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "noSpace" }>;
  /** Marks an order's folder as complete, after all else is in it: what waits for the mark never sees half of an order. */
  markComplete(orderNumber: string): Promise<{ readonly kind: "stored" } | { readonly kind: "noSpace" }>;
  /** Takes the mark away; nothing happens when there is none. */
  reopen(orderNumber: string): Promise<void>;
  isComplete(orderNumber: string): Promise<boolean>;
  read(orderNumber: string, fileName: string): Promise<StoredPrint | undefined>;
  /** Removes an order's whole folder; nothing happens when there is none. */
  remove(orderNumber: string): Promise<void>;
  /** Removes drafts older than that, left by a process that died. */
  discardOlderThan(time: Date): Promise<void>;
};
