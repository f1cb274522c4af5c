import type { SignInAttempts } from "../../../ports/owner/SignInAttempts.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "./hashToken.ts";

export const signInAttempts = (db: Database): SignInAttempts => ({
  insert: async ({ id, networkHash, deviceToken, staffId, at }) => {
    const deviceHash = deviceToken === null ? null : hashToken(deviceToken);
    await db
      .insertInto("signInTries")
      .values({ id, address: networkHash, deviceHash, staffId, at })
      .execute();
  },

  count: async (network, since) => {
    const counted = await db
      .selectFrom("signInTries")
      .select(({ fn }) => [
        fn.countAll<number>().as("total"),
        fn.countAll<number>().filterWhere("address", "=", network).as("fromAddress"),
      ])
      .where("deviceHash", "is", null)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return { ofNetwork: Number(counted.fromAddress), total: Number(counted.total) };
  },

  countOfPerson: async (staffId, since) => {
    const { count } = await db
      .selectFrom("signInTries")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("staffId", "=", staffId)
      .where("deviceHash", "is", null)
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  countOfDevice: async (device, since) => {
    const { count } = await db
      .selectFrom("signInTries")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("deviceHash", "=", hashToken(device))
      .where("at", ">", since)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  remove: async (id) => {
    await db.deleteFrom("signInTries").where("id", "=", id).execute();
  },

  removeOfNetwork: async (network) => {
    await db
      .deleteFrom("signInTries")
      .where("address", "=", network)
      .where("deviceHash", "is", null)
      .execute();
  },

  removeOfDevice: async (device) => {
    await db.deleteFrom("signInTries").where("deviceHash", "=", hashToken(device)).execute();
  },

  removeOlderThan: async (time) => {
    await db.deleteFrom("signInTries").where("at", "<=", time).execute();
  },
});
