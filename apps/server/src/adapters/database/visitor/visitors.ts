import { sql } from "kysely";
import type { NewVisitor, VisitorPhoto, Visitors } from "../../../ports/visitor/Visitors.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";

const INSERT = statement(({ id, site, createdAt, isStaff }: Params<NewVisitor>, db) =>
  db.insertInto("visitors").values({ id, site, createdAt, isStaff }),
);

const FIND = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("visitors").select(["id", "site", "createdAt"]).where("id", "=", id),
);

const SAVE_PHOTO = statement((row: Params<Omit<VisitorPhoto, "crops"> & { crops: string | null }>, db) => {
  const { visitorId, photoId, uuid, assetId, url, width, height, crops } = row;
  const content = { uuid, assetId, url, width, height, crops };
  return db
    .insertInto("visitorPhotos")
    .values({ visitorId, photoId, ...content })
    .onConflict((conflict) => conflict.columns(["visitorId", "photoId"]).doUpdateSet(content));
});

const FIND_PHOTOS = statement(
  ({ visitorId, photoIds }: Params<{ visitorId: string; photoIds: readonly string[] }>, db) =>
    db
      .selectFrom("visitorPhotos")
      .selectAll()
      .where("visitorId", "=", visitorId)
      .where("photoId", "=", sql<string>`any(${photoIds})`),
);

export const visitors = (db: Database): Visitors => ({
  insert: async (visitor) => {
    await INSERT.executePipelined(db, visitor);
  },

  find: (id) => FIND.first(db, { id }),

  savePhoto: async ({ crops, ...photo }) => {
    await SAVE_PHOTO.executePipelined(db, { ...photo, crops: crops && JSON.stringify(crops) });
  },

  countOtherPhotos: async (visitorId, photoId) => {
    const { count } = await db
      .selectFrom("visitorPhotos")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("visitorId", "=", visitorId)
      .where("photoId", "<>", photoId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  removePhoto: async (visitorId, assetId) => {
    const removed = await db
      .deleteFrom("visitorPhotos")
      .where("visitorId", "=", visitorId)
      .where("assetId", "=", assetId)
      .returning("photoId")
      .execute();
    return removed.length > 0;
  },

  findPhotos: async (visitorId, photoIds) =>
    photoIds.length === 0 ? [] : FIND_PHOTOS.all(db, { visitorId, photoIds }),

  saveTemplate: async ({ info, ...template }) => {
    const row = { ...template, info: JSON.stringify(info) };
    await db
      .insertInto("visitorTemplates")
      .values(row)
      .onConflict((conflict) => conflict.columns(["visitorId", "templateKey"]).doUpdateSet(row))
      .execute();
  },

  removeTemplate: async (visitorId, templateKey) => {
    await db
      .deleteFrom("visitorTemplates")
      .where("visitorId", "=", visitorId)
      .where("templateKey", "=", templateKey)
      .execute();
  },

  removeOldTemplates: async (visitorId, keep) => {
    await db
      .deleteFrom("visitorTemplates")
      .where("visitorId", "=", visitorId)
      .where("templateKey", "in", (select) =>
        select
          .selectFrom("visitorTemplates")
          .select("templateKey")
          .where("visitorId", "=", visitorId)
          .orderBy("savedAt", "desc")
          .orderBy("templateKey")
          .offset(keep),
      )
      .execute();
  },

  findLastDetails: (visitorId, site, after) =>
    db
      .selectFrom("orders")
      .innerJoin("checkouts", "checkouts.id", "orders.checkoutId")
      .innerJoin("visitors", "visitors.id", "checkouts.visitorId")
      .select(["orders.email", "orders.shippingAddress"])
      .where("visitors.id", "=", visitorId)
      .where("orders.site", "=", site)
      .where("orders.createdAt", ">", after)
      .where(sql<boolean>`orders.created_at > coalesce(visitors.details_cleared_at, '-infinity')`)
      .orderBy("orders.createdAt", "desc")
      .orderBy("orders.id")
      .limit(1)
      .executeTakeFirst(),

  clearLastDetails: async (visitorId, at) => {
    await db.updateTable("visitors").set({ detailsClearedAt: at }).where("id", "=", visitorId).execute();
  },
});
