/** The shop's owner, who has a password from the first start. */
export type Owners = {
  hasPassword(): Promise<boolean>;
  /** Sets the password; false when there was one already and `replace` is not set. */
  setPassword(hash: string, replace: boolean, at: Date): Promise<boolean>;
  findPasswordHash(): Promise<string | undefined>;
};
