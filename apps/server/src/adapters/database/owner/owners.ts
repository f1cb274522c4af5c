import type { Owners } from "../../../ports/owner/Owners.ts";
import type { Database } from "../engine/connect.ts";

export const owners = (db: Database): Owners => {
  const findPasswordHash = async () =>
    (await db.selectFrom("owners").select("passwordHash").executeTakeFirst())?.passwordHash;

  return {
    findPasswordHash,
    hasPassword: async () => (await findPasswordHash()) !== undefined,

    setPassword: async (passwordHash, replace, changedAt) => {
      const saved = await db
        .insertInto("owners")
        .values({ id: 1, passwordHash, changedAt })
        .onConflict((conflict) =>
          replace
            ? conflict.column("id").doUpdateSet({ passwordHash, changedAt })
            : conflict.column("id").doNothing(),
        )
        .returning("id")
        .executeTakeFirst();
      return saved !== undefined;
    },
  };
};
