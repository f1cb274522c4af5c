export type OwnerSession = { readonly createdAt: Date; readonly expiresAt: Date };

/** Who is signed in as the owner. A token is known only to the browser that has it; its hash is what is kept. */
export type OwnerSessions = {
  insert(token: string, session: OwnerSession): Promise<void>;
  /** The session of a token while it lasts. One that began before the password was last changed is none. */
  find(token: string, now: Date): Promise<OwnerSession | undefined>;
  remove(token: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
