/** A request that waits for a lock or holds it. */
export type LockRequest = {
  /** Called at most once, when another request waits for the lock. The holder should release it soon. */
  readonly onReleaseNeeded: () => void;
  /** Stops waiting for the lock. */
  readonly signal: AbortSignal;
  /** IP address of the client that sends bytes while the lock is held. */
  readonly clientAddress?: string;
};

/**
 * Locks across all processes. Each has a lease. Locks of a process that died expire within seconds. A process that
 * cannot renew its lease (the database is away) has lost the lock, so a holder checks `isHeld` before each step that
 * must not run twice.
 */
export type UploadLocks = {
  /** Acquires the lock after asking its holder to release it. Returns undefined when the signal aborted the wait. */
  acquire(name: string, request: LockRequest): Promise<UploadLock | undefined>;
  /** Returns the number of locks that all processes hold for this client address. */
  countByClientAddress(clientAddress: string): Promise<number>;
  /** Removes expired locks, which crashed processes left. */
  removeExpired(): Promise<void>;
  /** Asks all holders in this process to release their locks, before the process ends. */
  releaseAll(): void;
};

export type UploadLock = {
  /** Returns whether the lock is still held. Once false it stays false. */
  isHeld(): boolean;
  release(): Promise<void>;
};
