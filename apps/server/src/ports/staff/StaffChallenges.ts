/** Kinds of steps that one request begins and another finishes. */
export type ChallengeKind = "signIn" | "passkeySignIn" | "codes" | "passkey";

export type StaffChallenge = {
  readonly kind: ChallengeKind;
  /** Staff member of the challenge; null when a passkey will tell. */
  readonly staffId: string | null;
  /** Value to prove: the secret of the codes, or the challenge of a passkey. */
  readonly value: string;
  readonly expiresAt: Date;
};

/** Challenges by a token that only the client has; the database has its hash. */
export type StaffChallenges = {
  insert(token: string, challenge: StaffChallenge): Promise<void>;
  find(token: string, kind: ChallengeKind, now: Date): Promise<StaffChallenge | undefined>;
  /** Deletes the challenge. Returns false when another request has used it. */
  remove(token: string): Promise<boolean>;
  removeExpired(now: Date): Promise<void>;
};
