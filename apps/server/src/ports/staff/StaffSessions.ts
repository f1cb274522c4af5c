import type { StaffMember } from "./StaffMembers.ts";

export type NewStaffSession = {
  /** Id that identifies the session on pages. It is not the token and gives no access. */
  readonly id: string;
  readonly staffId: string;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type StaffSession = Omit<NewStaffSession, "staffId"> & {
  readonly staff: StaffMember;
  /** When the session was last used; null when it was not used since it began. */
  readonly lastSeenAt: Date | null;
  /** When the person proved their identity again since the session began; null when they did not. */
  readonly provenAt: Date | null;
};

/** Sessions of staff. Only the browser has the token; the database has its hash. */
export type StaffSessions = {
  insert(token: string, session: NewStaffSession): Promise<void>;
  /**
   * Returns the session of a token with the person as they are now. Returns undefined when it expired, when it began
   * before the last change of the password, or when the person was stopped.
   */
  find(token: string, now: Date): Promise<StaffSession | undefined>;
  /** Returns the open sessions of a person, the newest first. */
  list(staffId: string, now: Date): Promise<readonly StaffSession[]>;
  markSeen(id: string, at: Date): Promise<void>;
  markProven(id: string, at: Date): Promise<void>;
  /** Sets the start of a session to `at`, so that it survives a change of the password. */
  renew(id: string, at: Date): Promise<void>;
  /** Ends a session of the person. Returns false when they have no session with this id. */
  removeById(staffId: string, id: string): Promise<boolean>;
  removeAllOf(staffId: string): Promise<void>;
  remove(token: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
