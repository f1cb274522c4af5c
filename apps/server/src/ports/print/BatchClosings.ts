import type { BatchClosing } from "@storywall/domain/batches/batchClosing.ts";

export type BatchClosingRecord = BatchClosing & {
  /** Number of the change, counted from 1. */
  readonly version: number;
  /** When the daily hour was last acted on; it counts once a day. */
  readonly hourDoneAt: Date;
};

/** The shop's setting for when batches close automatically. */
export type BatchClosings = {
  /** Returns undefined before the setting is first saved. */
  find(): Promise<BatchClosingRecord | undefined>;
  /**
   * Saves the setting as the version after `expectedVersion`, which is 0 before the first. Returns false and
   * changes nothing when another version was saved meanwhile.
   */
  save(closing: BatchClosing & { readonly hourDoneAt: Date }, expectedVersion: number): Promise<boolean>;
  /** Records that the hour of today was acted on. */
  markHourDone(at: Date): Promise<void>;
};
