import type { PrintFileMetadata } from "./PrintRenderer.ts";

/** A print of one tile of an order line, in as many copies as the line's quantity. */
export type PrintJob = { readonly id: string; readonly lineId: string; readonly tile: string };

/** `failed`: several attempts failed and a person must look. */
export type PrintJobState = "waiting" | "done" | "failed" | "cancelled";

export type PrintJobCounts = Readonly<Record<PrintJobState, number>>;

/** The file of a finished job, with the name that the lab sees. */
export type PrintFile = PrintFileMetadata & { readonly fileName: string };

export type PrintJobRecord = PrintJob & {
  readonly orderId: string;
  readonly state: PrintJobState;
  /** Number of times that rendering began, including this one. */
  readonly attempts: number;
  readonly lastFault: string | null;
  /** The file of the last finished print. */
  readonly file: PrintFile | null;
};

/** A claim: its id, and until when other processes skip the job. */
export type Lease = { readonly id: string; readonly ends: Date };

/** Queue of prints. A job starts after `printableFrom`, when the shopper can no longer cancel. */
export type PrintJobs = {
  /** Adds the jobs of an order. A tile that has a job keeps it. */
  addForOrder(
    orderId: string,
    jobs: readonly PrintJob[],
    times: { readonly printableFrom: Date; readonly now: Date },
  ): Promise<void>;
  /** Cancels the jobs that are not done, and makes the folder due, so that the lab does not take it for work. */
  cancelForOrder(orderId: string, at: Date): Promise<void>;
  /**
   * Ends the running leases of an order whose payment was stopped, so that no print is finished, and makes the folder due,
   * so that the lab does not take it for work. `claim` skips the jobs while the payment is stopped.
   */
  stopForOrder(orderId: string, at: Date): Promise<void>;
  /** Restarts the jobs of a line whose design changed, not before `from`. Ends running leases. */
  restartLine(line: Pick<PrintJobRecord, "orderId" | "lineId">, from: Date): Promise<void>;
  countByOrder(orderId: string): Promise<PrintJobCounts>;
  findByOrder(orderId: string): Promise<readonly PrintJobRecord[]>;

  /** Claims the job that is due longest. Other processes skip it until the lease ends. */
  claim(now: Date, lease: Lease): Promise<PrintJobRecord | undefined>;
  /** Restarts failed jobs, not before `from`. Returns how many. */
  retryFailed(orderId: string, from: Date): Promise<number>;
  /** Returns whether the job is still to be done under this lease. */
  isHeld(id: string, leaseId: string): Promise<boolean>;
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
