import { FIRST_OWNER_ID } from "../../../ports/staff/StaffMembers.ts";
import type { StaffSessions } from "../../../ports/staff/StaffSessions.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "../owner/hashToken.ts";

export const staffSessions = (db: Database): StaffSessions => ({
  insert: async (token, session) => {
    await db
      .insertInto("ownerSessions")
      .values({ ...session, tokenHash: hashToken(token) })
      .execute();
  },

  find: async (token, now) => {
    const row = await db
      .selectFrom("ownerSessions as session")
      .innerJoin("staffMembers as staff", "staff.id", "session.staffId")
      .leftJoin("owners", (join) => join.onTrue())
      .select([
        "session.id",
        "session.device",
        "session.createdAt",
        "session.expiresAt",
        "session.lastSeenAt",
        "staff.id as staffId",
        "staff.name",
        "staff.role",
      ])
      .where("session.tokenHash", "=", hashToken(token))
      .where("session.expiresAt", ">", now)
      .where("staff.stoppedAt", "is", null)
      // Checked at each read instead of deleting sessions when the password changes: a sign-in that is running at that
      // moment is ended too.
      .whereRef("session.createdAt", ">=", "staff.sessionsSince")
      .where(({ eb, or, ref }) =>
        or([eb("staff.id", "!=", FIRST_OWNER_ID), eb("session.createdAt", ">=", ref("owners.changedAt"))]),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    const { staffId, name, role, ...session } = row;
    return { ...session, staff: { id: staffId, name, role } };
  },

  markSeen: async (id, lastSeenAt) => {
    await db.updateTable("ownerSessions").set({ lastSeenAt }).where("id", "=", id).execute();
  },

  remove: async (token) => {
    await db.deleteFrom("ownerSessions").where("tokenHash", "=", hashToken(token)).execute();
  },

  removeExpired: async (now) => {
    await db.deleteFrom("ownerSessions").where("expiresAt", "<=", now).execute();
  },
});
