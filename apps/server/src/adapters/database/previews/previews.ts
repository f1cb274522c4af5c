import type { Previews } from "../../../ports/previews/Previews.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { parseStoredDesign } from "../engine/storedDesign.ts";
import { previewKey, toPreviewDesign } from "./previewKey.ts";

const SAVE = statement(({ key, design }: Params<{ key: string; design: string }>, db) =>
  db
    .insertInto("previews")
    .values({ key, design })
    .onConflict((conflict) =>
      // The same design was there before and was marked for deletion.
      conflict.column("key").doUpdateSet({ unwantedAt: null }).where("previews.unwantedAt", "is not", null),
    ),
);

export const previews = (db: Database): Previews => ({
  keyOf: previewKey,

  save: async (design) => {
    await SAVE.executePipelined(db, {
      key: previewKey(design),
      design: JSON.stringify(toPreviewDesign(design)),
    });
  },

  find: async (key) => {
    const row = await db
      .selectFrom("previews")
      .select("design")
      .where("key", "=", key)
      .where("unwantedAt", "is", null)
      .executeTakeFirst();
    return row && parseStoredDesign(row.design);
  },
});
