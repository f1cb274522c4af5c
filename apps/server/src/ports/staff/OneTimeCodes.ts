/** Six-digit codes of an authenticator app (TOTP, RFC 6238), and recovery codes on paper. */
export type OneTimeCodes = {
  /** Returns a new secret in base32, as authenticator apps take it. */
  createSecret(): string;
  /** Returns the address that a QR code holds for authenticator apps. */
  setupUri(secret: string, account: string): string;
  /** Returns the time step of a valid code, or undefined. Codes of the steps before and after are valid too. */
  findStep(secret: string, code: string, now: Date): number | undefined;
  /** Returns a random code that a person can write down and type. */
  createRecoveryCode(): string;
};
