export type OwnerSession = { readonly createdAt: Date; readonly expiresAt: Date };

/** Sessions of the owner. Only the browser has the token; the database has its hash. */
export type OwnerSessions = {
  insert(token: string, session: OwnerSession): Promise<void>;
  /**
   * Returns the session of a token. Returns undefined when it expired or began before the last change of the
   * password.
   */
  find(token: string, now: Date): Promise<OwnerSession | undefined>;
  remove(token: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
