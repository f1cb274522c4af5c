import type { Lease } from "./PrintJobs.ts";

/**
 * Which orders' folders are to be finished or opened again. A folder is due after each of its prints that is done, and when
 * its order is cancelled (`PrintJobs.complete`, `cancelForOrder`); whoever has it in hand then does so in vain.
 */
export type PrintFolders = {
  /** Takes the one that waits longest; no other process gets it before the lease ends. */
  claim(
    now: Date,
    lease: Lease,
  ): Promise<{ readonly orderId: string; readonly attempts: number } | undefined>;
  /** What its papers say has changed: a folder that has any is due, and whoever writes them now does so in vain. */
  invalidate(orderId: string, at: Date): Promise<void>;
  /** These change nothing, and are false, when the lease is not the folder's any more. */
  settle(orderId: string, leaseId: string): Promise<boolean>;
  retryAt(
    orderId: string,
    leaseId: string,
    retry: { readonly at: Date; readonly error: string },
  ): Promise<boolean>;
};
