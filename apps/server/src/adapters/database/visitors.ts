import type { Visitors } from "../../ports/Visitors.ts";
import type { Database } from "./connect.ts";

export const visitors = (db: Database): Visitors => ({
  insert: async (visitor) => {
    await db.insertInto("visitors").values(visitor).execute();
  },

  find: (id) => db.selectFrom("visitors").selectAll().where("id", "=", id).executeTakeFirst(),

  savePhoto: async ({ crops, ...photo }) => {
    const row = { ...photo, crops: crops && JSON.stringify(crops) };
    await db
      .insertInto("visitorPhotos")
      .values(row)
      .onConflict((conflict) => conflict.columns(["visitorId", "photoId"]).doUpdateSet(row))
      .execute();
  },

  findPhotos: async (visitorId, photoIds) =>
    photoIds.length === 0
      ? []
      : db
          .selectFrom("visitorPhotos")
          .selectAll()
          .where("visitorId", "=", visitorId)
          .where("photoId", "in", photoIds)
          .execute(),

  saveTemplate: async ({ info, ...template }) => {
    const row = { ...template, info: JSON.stringify(info) };
    await db
      .insertInto("visitorTemplates")
      .values(row)
      .onConflict((conflict) => conflict.columns(["visitorId", "templateKey"]).doUpdateSet(row))
      .execute();
  },
});
