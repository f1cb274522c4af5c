/** Passwords as they may be kept: slow to guess, and different for two people with the same one. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};
