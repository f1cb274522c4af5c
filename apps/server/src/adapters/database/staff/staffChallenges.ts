import type { StaffChallenges } from "../../../ports/staff/StaffChallenges.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "../owner/hashToken.ts";

export const staffChallenges = (db: Database): StaffChallenges => ({
  insert: async (token, challenge) => {
    await db
      .insertInto("staffChallenges")
      .values({ ...challenge, tokenHash: hashToken(token) })
      .execute();
  },

  find: (token, kind, now) =>
    db
      .selectFrom("staffChallenges")
      .select(["kind", "staffId", "value", "expiresAt"])
      .where("tokenHash", "=", hashToken(token))
      .where("kind", "=", kind)
      .where("expiresAt", ">", now)
      .executeTakeFirst(),

  remove: async (token) => {
    const removed = await db
      .deleteFrom("staffChallenges")
      .where("tokenHash", "=", hashToken(token))
      .returning("tokenHash")
      .executeTakeFirst();
    return removed !== undefined;
  },

  removeExpired: async (now) => {
    await db.deleteFrom("staffChallenges").where("expiresAt", "<=", now).execute();
  },
});
