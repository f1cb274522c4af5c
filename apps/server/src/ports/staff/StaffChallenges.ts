/** Steps that are begun by one request and finished by another. */
export type ChallengeKind = "signIn" | "passkeySignIn" | "codes" | "passkey";

export type StaffChallenge = {
  readonly kind: ChallengeKind;
  /** Null: a passkey will say who it is. */
  readonly staffId: string | null;
  /** What is to be proved: the secret of the codes, or the challenge of a passkey. */
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
