/** A mailed link to set a new password after it was forgotten. */
export type StaffPasswordLink = {
  readonly id: string;
  readonly token: string;
  /**
   * Address as typed. The staff member with this address, if any, is looked up when the mail is written and
   * when the link is used.
   */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Open links. A used one is deleted. */
export type StaffPasswordLinks = {
  insert(link: StaffPasswordLink): Promise<void>;
  find(key: { readonly id: string } | { readonly token: string }): Promise<StaffPasswordLink | undefined>;
  /** Deletes all links of an address. Returns false when there was none: another request was faster. */
  removeByEmail(email: string): Promise<boolean>;
  removeExpired(now: Date): Promise<void>;
};
