import type { Previews } from "../../../ports/previews/Previews.ts";
import type { Database } from "../engine/connect.ts";
import { type Slots, statement } from "../engine/statement.ts";
import { readDesign } from "../engine/storedDesign.ts";
import { picturedOf, previewKey } from "./previewKey.ts";

const SAVE = statement(({ key, design }: Slots<{ key: string; design: string }>, db) =>
  db
    .insertInto("previews")
    .values({ key, design })
    .onConflict((conflict) =>
      // The same wall was there before, and was to go.
      conflict.column("key").doUpdateSet({ unwantedAt: null }).where("previews.unwantedAt", "is not", null),
    ),
);

export const previews = (db: Database): Previews => ({
  keyOf: previewKey,

  save: async (design) => {
    await SAVE.post(db, { key: previewKey(design), design: JSON.stringify(picturedOf(design)) });
  },

  find: async (key) => {
    const row = await db
      .selectFrom("previews")
      .select("design")
      .where("key", "=", key)
      .where("unwantedAt", "is", null)
      .executeTakeFirst();
    return row && readDesign(row.design);
  },
});
