/** The owner's password, as a hash. */
export type Owners = {
  hasPassword(): Promise<boolean>;
  /** Sets the password. Returns false and changes nothing when there is one already and `replace` is false. */
  setPassword(hash: string, replace: boolean, at: Date): Promise<boolean>;
  findPasswordHash(): Promise<string | undefined>;
};
