import type { PrintAssessment } from "@storywall/domain/print/printHold.ts";
import type { PrintFileMetadata } from "./PrintRenderer.ts";

/** A print of one tile of an order line, in as many copies as the line's quantity. */
export type PrintJob = { readonly id: string; readonly lineId: string; readonly tile: string };

/**
 * `held`: staff must review the print before it is rendered. `failed`: several attempts failed, and staff must
 * look into it.
 */
export type PrintJobState = "waiting" | "held" | "done" | "failed" | "cancelled";

export type PrintJobCounts = Readonly<Record<PrintJobState, number>>;

/** The file of a finished job, with the name that the lab sees. */
export type PrintFile = PrintFileMetadata & { readonly fileName: string };

export type PrintJobRecord = PrintJob &
  PrintAssessment & {
    readonly orderId: string;
    /** Replacement that the print belongs to; null for a print of the order itself. */
    readonly replacementId: string | null;
    readonly state: PrintJobState;
    /** When a held print was released; its `holdReason` stays. */
    readonly releasedAt: Date | null;
    /**
     * Until when staff can undo their approval; null when the print is held, or its shopper's answer released
     * it.
     */
    readonly undoUntil: Date | null;
    /** Number of pieces to make now; null means as many as the line has copies. */
    readonly pieces: number | null;
    /** Batch in which the piece is printed; null while it is in none. */
    readonly batchId: string | null;
    /** Number of times that rendering began, including this one. */
    readonly attempts: number;
    readonly lastFault: string | null;
    /** The file of the last finished print. */
    readonly file: PrintFile | null;
  };

/**
 * A job of an order or a replacement. `isPrinted` is true when it is marked as printed, or its shop prints
 * without batches.
 */
export type WorkPrintJob = PrintJobRecord & { readonly isPrinted: boolean };

/**
 * The question about a print that its release withdrew, and the wait of the order before that. `since` is an
 * ISO time.
 */
export type WithdrawnQuestion = {
  readonly id: string;
  readonly since: string | null;
  readonly seconds: number;
};

/** Data for undoing a release. */
export type ReleaseUndo = { readonly until: Date; readonly withdrawn: WithdrawnQuestion | null };

/** A claim: its id, and the time until which other processes skip the job. */
export type Lease = { readonly id: string; readonly ends: Date };

/** Queue of prints. A job starts after `printableFrom`, when the shopper can no longer cancel. */
export type PrintJobs = {
  /**
   * Adds the jobs of an order; those with a hold reason wait for `release`. A tile that has a job already keeps
   * it.
   */
  addForOrder(
    orderId: string,
    jobs: readonly (PrintJob & PrintAssessment)[],
    times: { readonly printableFrom: Date; readonly now: Date },
  ): Promise<void>;
  /** Adds the jobs of a replacement, which are due at once. */
  addForReplacement(
    replacement: { readonly orderId: string; readonly replacementId: string; readonly now: Date },
    jobs: readonly (PrintJob & { readonly pieces: number })[],
  ): Promise<void>;
  /** Cancels the jobs of a replacement that are not done, and makes its folder due. */
  cancelForReplacement(replacementId: string, at: Date): Promise<void>;
  /**
   * Puts a finished job back into the queue, before all others and out of its batch, to make this many pieces
   * again. Makes its folder due, so that the lab does not take it for complete. Returns false and changes
   * nothing when the job is not done.
   */
  reprint(id: string, pieces: number, at: Date): Promise<boolean>;
  /**
   * Cancels the unfinished jobs of an order and of its replacements, and makes the folder due, so that the lab
   * does not start on it.
   */
  cancelForOrder(orderId: string, at: Date): Promise<void>;
  /** Restores the earlier states of cancelled jobs of an order, and makes the folder due. */
  restoreForOrder(
    orderId: string,
    jobs: readonly { readonly id: string; readonly state: PrintJobState }[],
    at: Date,
  ): Promise<void>;
  /**
   * Ends the running leases of an order whose payment was stopped, so that no print is finished, and makes the
   * folder due, so that the lab does not start on it. `claim` skips the jobs while the payment is stopped.
   */
  stopForOrder(orderId: string, at: Date): Promise<void>;
  /**
   * Restarts the job of a changed tile, not before `from`, or holds it when there is a hold reason. Ends a
   * running lease, and makes the folder due.
   */
  restart(
    tile: Pick<PrintJobRecord, "orderId" | "lineId" | "tile"> & PrintAssessment,
    from: Date,
    now: Date,
  ): Promise<void>;
  /**
   * Releases a held print, so that it is rendered. `undo` says until when this can be undone; absent when it
   * cannot. Returns false when the print is not held.
   */
  release(
    tile: Pick<PrintJobRecord, "orderId" | "lineId" | "tile">,
    at: Date,
    undo?: ReleaseUndo,
  ): Promise<boolean>;
  /**
   * Holds a released print again, ends a running lease, and makes the folder due. Returns the question that the
   * release withdrew, or null. Returns undefined and changes nothing when its undo time is over or it is in a
   * batch.
   */
  undoRelease(
    tile: Pick<PrintJobRecord, "orderId" | "lineId" | "tile">,
    now: Date,
  ): Promise<WithdrawnQuestion | null | undefined>;
  /** Cancels the print of a tile that is removed from its order. Does nothing when the print is done. */
  cancelTile(tile: Pick<PrintJobRecord, "orderId" | "lineId" | "tile">): Promise<void>;
  /**
   * Returns the held prints, oldest first, and their total number. Prints whose shoppers were asked and still
   * have time to answer come last, and are not counted in `toLookAt`.
   */
  findHeld(
    now: Date,
    limit: number,
  ): Promise<{
    readonly jobs: readonly PrintJobRecord[];
    readonly total: number;
    readonly toLookAt: number;
  }>;
  /** Counts the jobs of the order itself, not of its replacements. */
  countByOrder(orderId: string): Promise<PrintJobCounts>;
  /** Returns the jobs of the order itself, not of its replacements. */
  findByOrder(orderId: string): Promise<readonly WorkPrintJob[]>;
  findByReplacement(replacementId: string): Promise<readonly WorkPrintJob[]>;

  /** Claims the job that is due longest. Other processes skip it until the lease ends. */
  claim(now: Date, lease: Lease): Promise<PrintJobRecord | undefined>;
  /** Restarts failed jobs, not before `from`. Returns how many. */
  retryFailed(orderId: string, from: Date): Promise<number>;
  /** Returns whether the job is still to be done under this lease. */
  isLeased(id: string, leaseId: string): Promise<boolean>;
  /**
   * Marks the job as done and the folder as due. This, `retryAt` and `markFailed` return false and change nothing
   * when the lease was lost.
   */
  complete(id: string, leaseId: string, file: PrintFile, at: Date): Promise<boolean>;
  retryAt(
    id: string,
    leaseId: string,
    retry: { readonly at: Date; readonly error: string; readonly attempts: number },
  ): Promise<boolean>;
  markFailed(id: string, leaseId: string, error: string): Promise<boolean>;
};
