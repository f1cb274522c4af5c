/** Somebody who has, or waits for, a lock. */
export type LockRequest = {
  /** Called when another one waits for it, at most once; whoever holds it should release it soon. */
  readonly onContended: () => void;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Address whose bytes come in while it is held. */
  readonly sender?: string;
};

/**
 * One at a time among all processes. A process that dies leaves locks that end by themselves within seconds, and one that
 * could not renew its lock (the database was away) has lost it: it must look before each step that another one's would
 * collide with.
 */
export type UploadLocks = {
  /** Takes the lock when nobody else has it, after asking whoever has to let go. Undefined when the wait was given up. */
  acquire(name: string, request: LockRequest): Promise<UploadLock | undefined>;
  /** Locks that are held now, in all processes, with this sender. */
  countBySender(sender: string): Promise<number>;
  /** Forgets those of processes that died. */
  removeExpired(): Promise<void>;
  /** Asks all holders in this process to let go: it is about to end. */
  releaseAll(): void;
};

export type UploadLock = {
  /** False for ever once the lease was lost. */
  isHeld(): boolean;
  release(): Promise<void>;
};
