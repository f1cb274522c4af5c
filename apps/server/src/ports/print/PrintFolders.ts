import type { Lease } from "./PrintJobs.ts";

/**
 * Queue of the folders of orders and of replacements, to complete or reopen. A folder becomes due after each finished print and when its order is
 * cancelled (`PrintJobs.complete`, `cancelForOrder`). That ends a running lease, so its holder's work has no effect.
 */
export type PrintFolders = {
  /** Claims the folder that is due longest. Other processes skip it until the lease ends. */
  claim(
    now: Date,
    lease: Lease,
  ): Promise<
    | {
        readonly orderId: string;
        /** Replacement that the folder belongs to; null for the folder of the order itself. */
        readonly replacementId: string | null;
        readonly attempts: number;
      }
    | undefined
  >;
  /**
   * Makes the existing folders of an order and of its replacements due, after the content of their documents
   * has changed. Ends running leases.
   */
  markDue(orderId: string, at: Date): Promise<void>;
  /** Marks the folder as done. This and `retryAt` return false and change nothing when the lease was lost. */
  settle(orderId: string, leaseId: string): Promise<boolean>;
  retryAt(
    orderId: string,
    leaseId: string,
    retry: { readonly at: Date; readonly error: string },
  ): Promise<boolean>;
};
