import type { BatchClosing } from "@storywall/domain/batches/batchClosing.ts";

export type BatchClosingRecord = BatchClosing & {
  /** Counts the changes from 1. */
  readonly version: number;
  /** When the hour was last acted on. It counts once a day. */
  readonly hourDoneAt: Date;
};

/** When batches close by themselves: one setting for the shop. */
export type BatchClosings = {
  /** Returns undefined until it was first set. */
  find(): Promise<BatchClosingRecord | undefined>;
  /**
   * Saves the setting as the version after `expectedVersion`, which is 0 before the first. Returns false and changes
   * nothing when another version was saved meanwhile.
   */
  save(closing: BatchClosing & { readonly hourDoneAt: Date }, expectedVersion: number): Promise<boolean>;
  /** Records that the hour of today was acted on. */
  markHourDone(at: Date): Promise<void>;
};
