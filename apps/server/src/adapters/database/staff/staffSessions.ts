import { FIRST_OWNER_ID, type StaffMember } from "../../../ports/staff/StaffMembers.ts";
import type { StaffSession, StaffSessions } from "../../../ports/staff/StaffSessions.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "../owner/hashToken.ts";

/** Selects open sessions with the person as they are now. */
const selectOpen = (db: Database, now: Date) =>
  db
    .selectFrom("ownerSessions as session")
    .innerJoin("staffMembers as staff", "staff.id", "session.staffId")
    .leftJoin("owners", (join) => join.onTrue())
    .select([
      "session.id",
      "session.device",
      "session.createdAt",
      "session.expiresAt",
      "session.lastSeenAt",
      "session.provenAt",
      "staff.id as staffId",
      "staff.name",
      "staff.role",
    ])
    .where("session.expiresAt", ">", now)
    .where("staff.stoppedAt", "is", null)
    // Checked at each read instead of deleting sessions when the password changes: a sign-in that is running at that
    // moment is ended too.
    .whereRef("session.createdAt", ">=", "staff.sessionsSince")
    .where(({ eb, or, ref }) =>
      or([eb("staff.id", "!=", FIRST_OWNER_ID), eb("session.createdAt", ">=", ref("owners.changedAt"))]),
    );

type SessionRow = Omit<StaffSession, "staff"> & Omit<StaffMember, "id"> & { readonly staffId: string };

const toStaffSession = ({ staffId, name, role, ...session }: SessionRow): StaffSession => ({
  ...session,
  staff: { id: staffId, name, role },
});

export const staffSessions = (db: Database): StaffSessions => ({
  insert: async (token, session) => {
    await db
      .insertInto("ownerSessions")
      .values({ ...session, tokenHash: hashToken(token) })
      .execute();
  },

  find: async (token, now) => {
    const row = await selectOpen(db, now)
      .where("session.tokenHash", "=", hashToken(token))
      .executeTakeFirst();
    return row && toStaffSession(row);
  },

  list: async (staffId, now) => {
    const rows = await selectOpen(db, now)
      .where("session.staffId", "=", staffId)
      .orderBy("session.createdAt", "desc")
      .execute();
    return rows.map(toStaffSession);
  },

  markSeen: async (id, lastSeenAt) => {
    await db.updateTable("ownerSessions").set({ lastSeenAt }).where("id", "=", id).execute();
  },

  markProven: async (id, provenAt) => {
    await db.updateTable("ownerSessions").set({ provenAt }).where("id", "=", id).execute();
  },

  renew: async (id, createdAt) => {
    await db.updateTable("ownerSessions").set({ createdAt }).where("id", "=", id).execute();
  },

  removeById: async (staffId, id) => {
    const removed = await db
      .deleteFrom("ownerSessions")
      .where("staffId", "=", staffId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  },

  removeAllOf: async (staffId) => {
    await db.deleteFrom("ownerSessions").where("staffId", "=", staffId).execute();
  },

  remove: async (token) => {
    await db.deleteFrom("ownerSessions").where("tokenHash", "=", hashToken(token)).execute();
  },

  removeExpired: async (now) => {
    await db.deleteFrom("ownerSessions").where("expiresAt", "<=", now).execute();
  },
});
