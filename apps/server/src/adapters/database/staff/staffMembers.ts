import type { StaffMembers } from "../../../ports/staff/StaffMembers.ts";
import type { Database } from "../engine/connect.ts";

export const staffMembers = (db: Database): StaffMembers => ({
  insert: async ({ createdAt, ...member }) => {
    await db
      .insertInto("staffMembers")
      .values({ ...member, createdAt, sessionsSince: createdAt })
      .execute();
  },

  find: (id) =>
    db
      .selectFrom("staffMembers")
      .select(["id", "name", "role"])
      .where("id", "=", id)
      .where("stoppedAt", "is", null)
      .executeTakeFirst(),
});
