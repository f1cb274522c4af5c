import type { Lease } from "./PrintJobs.ts";

export type BatchRecord = {
  readonly id: string;
  /** The local day on which it was closed, `2026-11-23`. */
  readonly day: string;
  /** Counts the batches of a day from 1. */
  readonly number: number;
  readonly closedAt: Date;
  readonly closedBy: string;
  /** When its folder was complete; null before. */
  readonly completedAt: Date | null;
  readonly printedAt: Date | null;
  readonly printedBy: string | null;
  /** When its folder was deleted; null while it exists. */
  readonly removedAt: Date | null;
  /** Why the last attempt to write its folder failed; null when it did not. */
  readonly lastFault: string | null;
  /** Until when staff can undo its last step; null when they cannot. */
  readonly undoUntil: Date | null;
};

/** A batch with the number of its print jobs and of the spoilt ones among them. */
export type BatchSummary = BatchRecord & { readonly prints: number; readonly spoilt: number };

/** A tile to be made, of an order or of a replacement. */
export type MadeTile = {
  readonly jobId: string;
  readonly orderId: string;
  readonly replacementId: string | null;
  readonly lineId: string;
  readonly tile: string;
  /** Number of pieces to make now; null means as many as the line has copies. */
  readonly pieces: number | null;
  readonly state: "waiting" | "held" | "done" | "failed";
  readonly lastFault: string | null;
  readonly createdAt: Date;
  /** True while production of its order waits for its shopper's answer about a print. */
  readonly waitsForAnswer: boolean;
};

/** Batches of prints, and the queue of their folders. */
export type Batches = {
  /** Locks the batches, so that other requests to close one wait until the transaction ends. */
  lock(): Promise<void>;
  /** Counts the prints that are rendered and may be printed, but are not printed yet, in a batch or in none. */
  countToPrint(now: Date): Promise<number>;
  /**
   * Returns the tiles in no batch, of orders and replacements that are still to be made: paid, and neither sent
   * nor held nor stopped. Oldest first.
   */
  findOpenTiles(now: Date): Promise<readonly MadeTile[]>;
  findTiles(batchId: string): Promise<readonly MadeTile[]>;
  findByRequest(requestKey: string): Promise<BatchRecord | undefined>;
  /** Closes a batch under the day's next number, with these print jobs, and makes its folder due. */
  close(
    batch: Pick<BatchRecord, "id" | "day" | "closedAt" | "closedBy" | "undoUntil"> & {
      readonly requestKey: string;
    },
    jobIds: readonly string[],
  ): Promise<void>;
  /** Returns a batch whose closing was not undone. */
  find(id: string): Promise<BatchRecord | undefined>;
  /** Returns a page of the batches, newest first, and the total number. */
  list(page: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly items: readonly BatchSummary[]; readonly total: number }>;
  claim(now: Date, lease: Lease): Promise<{ readonly id: string; readonly attempts: number } | undefined>;
  /** Marks the folder as complete. This and `retryAt` change nothing when the lease was lost. */
  complete(id: string, leaseId: string, at: Date): Promise<void>;
  retryAt(id: string, leaseId: string, retry: { readonly at: Date; readonly error: string }): Promise<void>;
  /** Marks the batch as printed. Returns false and changes nothing when it was marked before. */
  markPrinted(
    id: string,
    by: { readonly at: Date; readonly name: string; readonly undoUntil: Date | null },
  ): Promise<boolean>;
  unmarkPrinted(id: string): Promise<void>;
  /** Takes all prints out of a batch, which is no longer found or listed; its number is not used again. */
  undoClosing(id: string, at: Date): Promise<void>;
  /** Returns the batches closed before then, or undone, whose folders still exist. */
  findToRemove(closedBefore: Date, limit: number): Promise<readonly BatchRecord[]>;
  markRemoved(id: string, at: Date): Promise<void>;
};
