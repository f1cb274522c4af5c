import type { Readable } from "node:stream";

export type StoredPrint = { readonly bytes: number; readonly open: () => Readable };

/** Stores print files: one folder for each order, under the file names that the lab sees. */
export type PrintFiles = {
  /** Returns a new path to render to. Store the file (`put`) or discard it afterwards. */
  createTempFile(): Promise<string>;
  /** Stores a temp file, whose bytes must be synced to disk, under this name. Storing it again replaces it. */
  put(
    tempPath: string,
    orderNumber: string,
    fileName: string,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  /** Removes a temp file. Does nothing when it was stored or removed. */
  discardTempFile(path: string): Promise<void>;
  /** Writes a small file beside the prints. It appears whole or not at all. */
  write(
    orderNumber: string,
    fileName: string,
    content: Uint8Array,
  ): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  /**
   * Marks an order's folder as complete. Call it last: the lab waits for the mark and must never see half an order.
   */
  markComplete(orderNumber: string): Promise<{ readonly kind: "stored" } | { readonly kind: "diskFull" }>;
  /** Removes the mark. Does nothing when there is none. */
  removeCompleteMark(orderNumber: string): Promise<void>;
  isComplete(orderNumber: string): Promise<boolean>;
  read(orderNumber: string, fileName: string): Promise<StoredPrint | undefined>;
  /** Removes an order's folder. Does nothing when there is none. */
  remove(orderNumber: string): Promise<void>;
  /** Removes temp files older than `time`, which crashed processes left. */
  discardTempFilesOlderThan(time: Date): Promise<void>;
};
