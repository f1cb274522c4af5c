import type { OwnerSessions } from "../../../ports/owner/OwnerSessions.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "./hashToken.ts";

export const ownerSessions = (db: Database): OwnerSessions => ({
  insert: async (token, { createdAt, expiresAt }) => {
    await db
      .insertInto("ownerSessions")
      .values({ tokenHash: hashToken(token), createdAt, expiresAt })
      .execute();
  },

  find: (token, now) =>
    db
      .selectFrom("ownerSessions")
      .innerJoin("owners", (join) => join.onTrue())
      .select(["ownerSessions.createdAt", "ownerSessions.expiresAt"])
      .where("tokenHash", "=", hashToken(token))
      .where("expiresAt", ">", now)
      // Checked at each read instead of deleting sessions when the password changes: a sign-in that is running at that
      // moment is ended too.
      .whereRef("ownerSessions.createdAt", ">=", "owners.changedAt")
      .executeTakeFirst(),

  remove: async (token) => {
    await db.deleteFrom("ownerSessions").where("tokenHash", "=", hashToken(token)).execute();
  },

  removeExpired: async (now) => {
    await db.deleteFrom("ownerSessions").where("expiresAt", "<=", now).execute();
  },
});
