export type StoredReply = { readonly status: number; readonly reply: string };

export type IdempotencyKeyState =
  /** The key is ours now: do the work, then keep or forget. */
  | { readonly kind: "acquired" }
  | { readonly kind: "running" }
  | { readonly kind: "mismatch" }
  | { readonly kind: "stored"; readonly stored: StoredReply };

/** Replies to requests that bore an `Idempotency-Key`, so that the same request again hears the same. */
export type IdempotencyKeys = {
  /** `abandonedBefore`: a request that began before that and never ended died with its process. */
  begin(key: string, bodyHash: string, now: Date, abandonedBefore: Date): Promise<IdempotencyKeyState>;
  save(key: string, stored: StoredReply): Promise<void>;
  release(key: string): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
};
