import type { OwnerDevices } from "../../../ports/owner/OwnerDevices.ts";
import type { Database } from "../engine/connect.ts";
import { hashToken } from "./hashToken.ts";

export const ownerDevices = (db: Database): OwnerDevices => ({
  has: async (token, usedSince) => {
    const device = await db
      .selectFrom("ownerDevices")
      .select("usedAt")
      .where("tokenHash", "=", hashToken(token))
      .where("usedAt", ">", usedSince)
      .executeTakeFirst();
    return device !== undefined;
  },

  save: async (token, usedAt, max) => {
    await db
      .insertInto("ownerDevices")
      .values({ tokenHash: hashToken(token), usedAt })
      .onConflict((conflict) => conflict.column("tokenHash").doUpdateSet({ usedAt }))
      .execute();
    await db
      .deleteFrom("ownerDevices")
      .where("tokenHash", "not in", (kept) =>
        kept.selectFrom("ownerDevices").select("tokenHash").orderBy("usedAt", "desc").limit(max),
      )
      .execute();
  },

  removeUnusedSince: async (time) => {
    await db.deleteFrom("ownerDevices").where("usedAt", "<=", time).execute();
  },
});
