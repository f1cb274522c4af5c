/** Password hashing: slow to guess, and salted, so that equal passwords have different hashes. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};
