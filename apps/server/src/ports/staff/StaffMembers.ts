import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** The id of the person whom the shop's own password signs in. Every shop has this owner from its first start. */
export const FIRST_OWNER_ID = "owner";

/** A person who works for the shop. */
export type StaffMember = { readonly id: string; readonly name: string; readonly role: StaffRole };

/** The signed-in person who makes a request. */
export type StaffActor = StaffMember & {
  readonly kind: "staff";
  readonly sessionId: string;
  /** Browser and system, such as "Firefox on Windows". */
  readonly device: string;
  /** When the person last proved to be there: by signing in, or since. */
  readonly provenAt: Date;
  /** Id of the request, which the log of the server has too. */
  readonly requestId: string;
};

/** Who did one thing, as a record of it names them. */
export type StaffReference = Pick<StaffMember, "id" | "name">;

/** A person with what is needed to sign in. */
export type StaffAccount = StaffMember & {
  /** Null for the first owner until it is entered. */
  readonly email: string | null;
  /** Null for the first owner until one of their own is set. */
  readonly passwordHash: string | null;
  /** When the password was set, or the account was made. Sessions that began before have ended. */
  readonly passwordChangedAt: Date;
  /** Secret of the six-digit codes; null: not set up. */
  readonly totpSecret: string | null;
  readonly createdAt: Date;
  /** Since when the person may not sign in; null: they may. */
  readonly stoppedAt: Date | null;
};

export type NewStaffMember = Pick<StaffAccount, "id" | "name" | "role" | "email" | "createdAt"> & {
  readonly passwordHash?: string;
};

/** The people of the shop. They are stopped and never deleted, since orders and the log name them. */
export type StaffMembers = {
  insert(member: NewStaffMember): Promise<void>;
  find(id: string): Promise<StaffAccount | undefined>;
  /** Returns the account, and locks it until the transaction ends. */
  lock(id: string): Promise<StaffAccount | undefined>;
  findByEmail(email: string): Promise<StaffAccount | undefined>;
  /** Returns everybody, those who were stopped last. */
  list(): Promise<readonly StaffAccount[]>;
  /** Returns the ids of the owners who are not stopped, and locks them until the transaction ends. */
  lockOwners(): Promise<readonly string[]>;
  setRole(id: string, role: StaffRole): Promise<void>;
  setStopped(id: string, at: Date | null): Promise<void>;
  setProfile(id: string, profile: Pick<StaffAccount, "name" | "email">): Promise<void>;
  /** Sets the password and ends all sessions that began before. */
  setPassword(id: string, hash: string, at: Date): Promise<void>;
};
