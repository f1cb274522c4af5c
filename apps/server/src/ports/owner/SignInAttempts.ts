export type SignInAttempt = { readonly id: string; readonly address: string; readonly at: Date };

/** Tries at the owner's password that were wrong, or are not yet known to be right. */
export type SignInAttempts = {
  insert(attempt: SignInAttempt): Promise<void>;
  /** Tries since then, of one address and of everybody. */
  count(address: string, since: Date): Promise<{ readonly ofAddress: number; readonly ofAll: number }>;
  remove(id: string): Promise<void>;
  removeOfAddress(address: string): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
};
