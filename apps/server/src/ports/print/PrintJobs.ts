import type { PrintFileMetadata } from "./PrintRenderer.ts";

/** One tile of one line of an order, to be printed as often as the line's quantity says. */
export type PrintJob = { readonly id: string; readonly lineId: string; readonly tile: string };

/** `failed`: given up after several tries; a person must look. */
export type PrintJobState = "waiting" | "done" | "failed" | "cancelled";

export type PrintJobCounts = Readonly<Record<PrintJobState, number>>;

/** The file of a job that is done, by the name that the lab sees. */
export type PrintFile = PrintFileMetadata & { readonly fileName: string };

export type PrintJobRecord = PrintJob & {
  readonly orderId: string;
  readonly state: PrintJobState;
  /** How often rendering was begun, the present time included. */
  readonly attempts: number;
  readonly lastFault: string | null;
  /** Of the last time that it was done. */
  readonly file: PrintFile | null;
};

/** Who has a job in hand, and until when nobody else gets it. */
export type Lease = { readonly id: string; readonly ends: Date };

/** What is to be printed. Nothing is before `printableFrom`, when the shopper cannot cancel any more. */
export type PrintJobs = {
  /** A tile that has its job already keeps that one. */
  addForOrder(
    orderId: string,
    jobs: readonly PrintJob[],
    times: { readonly printableFrom: Date; readonly now: Date },
  ): Promise<void>;
  /** What is not printed yet will not be; its folder is due, so that nobody takes it for work to do. */
  cancelForOrder(orderId: string, at: Date): Promise<void>;
  /** The line's wall has changed: its tiles are printed again from that time on, and whoever prints them now does so in vain. */
  restartLine(line: Pick<PrintJobRecord, "orderId" | "lineId">, from: Date): Promise<void>;
  countByOrder(orderId: string): Promise<PrintJobCounts>;
  findByOrder(orderId: string): Promise<readonly PrintJobRecord[]>;

  /** Takes the one that waits longest, for whoever asks first; no other process gets it before the lease ends. */
  claim(now: Date, lease: Lease): Promise<PrintJobRecord | undefined>;
  /** Those that were given up wait again, from that time on; gives how many. */
  retryFailed(orderId: string, from: Date): Promise<number>;
  /** Whether the job is still to be done, by the holder of that lease. */
  isHeld(id: string, leaseId: string): Promise<boolean>;
  /** With it its order's folder is due. These three change nothing, and are false, when the lease is not the job's any more. */
  complete(id: string, leaseId: string, file: PrintFile, at: Date): Promise<boolean>;
  retryAt(
    id: string,
    leaseId: string,
    retry: { readonly at: Date; readonly error: string; readonly attempts: number },
  ): Promise<boolean>;
  markFailed(id: string, leaseId: string, error: string): Promise<boolean>;
};
