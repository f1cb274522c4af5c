/** A passkey that a person has registered. It works on one host only. */
export type Passkey = {
  /** Id of the credential, in base64url. */
  readonly id: string;
  readonly staffId: string;
  /** Host for which it was registered. */
  readonly rpId: string;
  readonly name: string;
  /** Public key, in base64url. */
  readonly publicKey: string;
  /** Number of uses as the authenticator counts them; 0 for authenticators that do not count. */
  readonly counter: number;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

/** Factors with which staff prove their identity, besides the password. */
export type StaffFactors = {
  setTotpSecret(staffId: string, secret: string | null): Promise<void>;
  /** Records the time step of an accepted code. Returns false when a code of that step or a later one was accepted. */
  useTotpStep(staffId: string, step: number): Promise<boolean>;
  insertPasskey(passkey: Omit<Passkey, "usedAt">): Promise<void>;
  findPasskey(id: string): Promise<Passkey | undefined>;
  listPasskeys(staffId: string): Promise<readonly Passkey[]>;
  markPasskeyUsed(id: string, counter: number, at: Date): Promise<void>;
  /** Removes a passkey. Returns false when the person has no such passkey. */
  removePasskey(staffId: string, id: string): Promise<boolean>;
  removeAll(staffId: string): Promise<void>;
  /** Replaces all recovery codes. Only their hashes are stored. */
  replaceRecoveryCodes(staffId: string, codes: readonly string[]): Promise<void>;
  /** Deletes the code. Returns false when the person has no such code: each works once. */
  useRecoveryCode(staffId: string, code: string): Promise<boolean>;
  countRecoveryCodes(staffId: string): Promise<number>;
};
