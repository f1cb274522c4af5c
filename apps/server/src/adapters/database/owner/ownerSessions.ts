import { createHash } from "node:crypto";
import type { OwnerSessions } from "../../../ports/owner/OwnerSessions.ts";
import type { Database } from "../engine/connect.ts";

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

/** A fast hash is enough: a token is 144 random bits and cannot be guessed. Slow hashes are for passwords. */
const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
