import { sql } from "kysely";
import type { StaffInvitations } from "../../../ports/staff/StaffInvitations.ts";
import type { Database } from "../engine/connect.ts";

export const staffInvitations = (db: Database): StaffInvitations => ({
  insert: async (invitation) => {
    await db.insertInto("staffInvitations").values(invitation).execute();
  },

  find: (key) => {
    const invitations = db.selectFrom("staffInvitations").selectAll();
    return (
      "id" in key ? invitations.where("id", "=", key.id) : invitations.where("token", "=", key.token)
    ).executeTakeFirst();
  },

  list: () => db.selectFrom("staffInvitations").selectAll().orderBy("createdAt").execute(),

  remove: async (id) => {
    const removed = await db
      .deleteFrom("staffInvitations")
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    return removed !== undefined;
  },

  removeByEmail: async (email) => {
    await db.deleteFrom("staffInvitations").where(sql`lower(email)`, "=", email.toLowerCase()).execute();
  },

  removeExpired: async (now) => {
    await db.deleteFrom("staffInvitations").where("expiresAt", "<=", now).execute();
  },
});
