import type { Previews } from "../../ports/Previews.ts";
import type { Database } from "./connect.ts";
import { readDesign } from "./storedDesign.ts";

export const previews = (db: Database): Previews => ({
  save: async (key, design) => {
    await db
      .insertInto("previews")
      .values({ key, design: JSON.stringify(design) })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  },

  find: async (key) => {
    const row = await db.selectFrom("previews").select("design").where("key", "=", key).executeTakeFirst();
    return row && readDesign(row.design);
  },
});
