import type { SignInAttempts } from "../../../ports/owner/SignInAttempts.ts";
import type { Database } from "../engine/connect.ts";

export const signInAttempts = (db: Database): SignInAttempts => ({
  insert: async (attempt) => {
    await db.insertInto("signInTries").values(attempt).execute();
  },

  count: async (address, since) => {
    const counted = await db
      .selectFrom("signInTries")
      .select(({ fn }) => [
        fn.countAll<number>().as("total"),
        fn.countAll<number>().filterWhere("address", "=", address).as("fromAddress"),
      ])
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return { fromAddress: Number(counted.fromAddress), total: Number(counted.total) };
  },

  remove: async (id) => {
    await db.deleteFrom("signInTries").where("id", "=", id).execute();
  },

  removeOfAddress: async (address) => {
    await db.deleteFrom("signInTries").where("address", "=", address).execute();
  },

  removeOlderThan: async (time) => {
    await db.deleteFrom("signInTries").where("at", "<=", time).execute();
  },
});
