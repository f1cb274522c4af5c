import type { StoredPrint } from "./PrintFiles.ts";

type WriteResult = { readonly kind: "stored" } | { readonly kind: "diskFull" };

/**
 * Folders of batches: each has a folder for every sheet, with copies of prints, and the lists and documents
 * beside them.
 */
export type BatchFiles = {
  /** Copies an order's print into a folder of the batch, as `copyName`. Returns false when the print does not exist. */
  addPrint(
    batchName: string,
    folder: string,
    print: { readonly orderNumber: string; readonly fileName: string; readonly copyName: string },
  ): Promise<boolean>;
  /** Writes a small file. It appears whole or not at all. */
  write(batchName: string, fileName: string, content: Uint8Array): Promise<WriteResult>;
  /** Marks the batch as complete. Call it last: a print program that watches the folder waits for the mark. */
  markComplete(batchName: string): Promise<WriteResult>;
  /** Returns the files of a complete batch, by their path in its folder; undefined when it is not complete. */
  list(batchName: string): Promise<readonly (StoredPrint & { readonly name: string })[] | undefined>;
  /** Removes the folder. Does nothing when there is none. */
  remove(batchName: string): Promise<void>;
};
