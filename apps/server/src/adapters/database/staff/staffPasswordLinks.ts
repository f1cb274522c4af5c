import { sql } from "kysely";
import type { StaffPasswordLinks } from "../../../ports/staff/StaffPasswordLinks.ts";
import type { Database } from "../engine/connect.ts";

export const staffPasswordLinks = (db: Database): StaffPasswordLinks => ({
  insert: async (link) => {
    await db.insertInto("staffPasswordLinks").values(link).execute();
  },

  find: (key) => {
    const links = db.selectFrom("staffPasswordLinks").selectAll();
    return (
      "id" in key ? links.where("id", "=", key.id) : links.where("token", "=", key.token)
    ).executeTakeFirst();
  },

  removeByEmail: async (email) => {
    const removed = await db
      .deleteFrom("staffPasswordLinks")
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .returning("id")
      .execute();
    return removed.length > 0;
  },

  removeExpired: async (now) => {
    await db.deleteFrom("staffPasswordLinks").where("expiresAt", "<=", now).execute();
  },
});
