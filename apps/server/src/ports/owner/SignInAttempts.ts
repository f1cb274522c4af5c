type SignInAttempt = { readonly id: string; readonly address: string; readonly at: Date };

/** Attempts to sign in as the owner that failed or are still being checked. */
export type SignInAttempts = {
  insert(attempt: SignInAttempt): Promise<void>;
  /** Returns the number of attempts since then, from this address and from all addresses. */
  count(address: string, since: Date): Promise<{ readonly fromAddress: number; readonly total: number }>;
  remove(id: string): Promise<void>;
  removeOfAddress(address: string): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
};
