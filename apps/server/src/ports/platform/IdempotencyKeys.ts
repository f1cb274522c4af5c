export type StoredReply = { readonly status: number; readonly reply: string };

type IdempotencyKeyState =
  /** The request may do its work now, and must `save` or `release` the key afterwards. */
  | { readonly kind: "acquired" }
  /** Another request with this key is running. */
  | { readonly kind: "running" }
  /** The key was used with another body. */
  | { readonly kind: "mismatch" }
  | { readonly kind: "stored"; readonly stored: StoredReply };

/** Stored replies to requests with an `Idempotency-Key`, so that a repeated request gets the same reply. */
export type IdempotencyKeys = {
  /**
   * Acquires the key or returns why not. A request that began before `abandonedBefore` and never ended counts as
   * crashed.
   */
  begin(
    key: string,
    bodyHash: string,
    now: Date,
    abandonedBefore: Date,
    /** Sender whose limit the stored reply counts toward; null when it counts toward none. */
    sender: string | null,
  ): Promise<IdempotencyKeyState>;
  /** Stores the reply of the request. */
  save(key: string, stored: StoredReply): Promise<void>;
  /** Releases the key without a reply, so that a repeated request does the work. */
  release(key: string): Promise<void>;
  removeOlderThan(time: Date): Promise<void>;
  /** Removes the oldest replies of senders who have more than this many bytes stored. */
  removeBeyond(maxBytesPerSender: number): Promise<void>;
};
