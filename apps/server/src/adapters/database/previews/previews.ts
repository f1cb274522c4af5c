import { hasUploadedPhotos } from "@storywall/domain/design/artPhoto.ts";
import { sql } from "kysely";
import type { Previews } from "../../../ports/previews/Previews.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { parseStoredDesign } from "../engine/storedDesign.ts";
import { previewKey, toPreviewDesign } from "./previewKey.ts";

type SaveParams = Params<{ key: string; design: string; hasPhotos: boolean; savedAt: Date }>;

const SAVE = statement(({ key, design, hasPhotos, savedAt }: SaveParams, db) =>
  db
    .insertInto("previews")
    .values({ key, design, hasPhotos, savedAt })
    .onConflict((conflict) =>
      // This design has a preview already: it was marked for deletion, or its last save is old.
      conflict
        .column("key")
        .doUpdateSet({ unwantedAt: null, savedAt })
        .where((preview) =>
          preview.or([
            preview("previews.unwantedAt", "is not", null),
            preview("previews.savedAt", "<", sql<Date>`${savedAt}::timestamptz - interval '1 day'`),
          ]),
        ),
    ),
);

export const previews = (db: Database): Previews => ({
  keyOf: previewKey,

  save: async (design, savedAt) => {
    await SAVE.executePipelined(db, {
      key: previewKey(design),
      design: JSON.stringify(toPreviewDesign(design)),
      hasPhotos: hasUploadedPhotos(design),
      savedAt,
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
