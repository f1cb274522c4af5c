import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/**
 * Id of the person who signs in with the shop's own password. Every shop has this owner from its first start.
 */
export const FIRST_OWNER_ID = "owner";

/** A person who works for the shop. */
export type StaffMember = { readonly id: string; readonly name: string; readonly role: StaffRole };

/** The signed-in staff member who makes a request. */
export type StaffActor = StaffMember & {
  readonly kind: "staff";
  readonly sessionId: string;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string;
  /** When the person last proved their identity, by signing in or later. */
  readonly provenAt: Date;
  /** Id of the request, which the server's log contains too. */
  readonly requestId: string;
};

/** A staff member as records of their actions name them. */
export type StaffReference = Pick<StaffMember, "id" | "name">;

/** A staff member with the data for signing in. */
export type StaffAccount = StaffMember & {
  /** Email address; null for the first owner until they enter one. */
  readonly email: string | null;
  /** Hash of the password; null for the first owner until they set one. */
  readonly passwordHash: string | null;
  /** When the password was set, or the account was made. Sessions that began before have ended. */
  readonly passwordChangedAt: Date;
  /** Secret of the six-digit codes; null when they are not set up. */
  readonly totpSecret: string | null;
  readonly createdAt: Date;
  /** Since when the person may not sign in; null when they may. */
  readonly stoppedAt: Date | null;
};

export type NewStaffMember = Pick<StaffAccount, "id" | "name" | "role" | "email" | "createdAt"> & {
  readonly passwordHash?: string;
};

/** Staff members. They are stopped and never deleted, since orders and the log name them. */
export type StaffMembers = {
  insert(member: NewStaffMember): Promise<void>;
  find(id: string): Promise<StaffAccount | undefined>;
  /** Returns the account, and locks it until the transaction ends. */
  lock(id: string): Promise<StaffAccount | undefined>;
  findByEmail(email: string): Promise<StaffAccount | undefined>;
  /** Returns all staff members, stopped ones last. */
  list(): Promise<readonly StaffAccount[]>;
  /** Returns the ids of the owners who are not stopped, and locks them until the transaction ends. */
  lockOwners(): Promise<readonly string[]>;
  setRole(id: string, role: StaffRole): Promise<void>;
  setStopped(id: string, at: Date | null): Promise<void>;
  setProfile(id: string, profile: Pick<StaffAccount, "name" | "email">): Promise<void>;
  /** Sets the password and ends all sessions that began before. */
  setPassword(id: string, hash: string, at: Date): Promise<void>;
};
