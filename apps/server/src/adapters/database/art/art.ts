import type { ArtItem, ArtSet } from "@storywall/domain/art/artItem.ts";
import type { ArtCatalogue } from "../../../ports/art/ArtCatalogue.ts";
import type { Database } from "../engine/connect.ts";

export const art = (db: Database): ArtCatalogue => {
  const items = db.selectFrom("artItems").selectAll();
  const sets = db.selectFrom("artSets").selectAll();

  /** Adds the ids of their items to sets, with one query for all. */
  const toArtSets = async (rows: readonly Omit<ArtSet, "itemIds">[]): Promise<readonly ArtSet[]> => {
    if (rows.length === 0) return [];
    const setItems = await db
      .selectFrom("artSetItems")
      .select(["setId", "itemId"])
      .where(
        "setId",
        "in",
        rows.map(({ id }) => id),
      )
      .orderBy("place")
      .execute();
    const bySet = Map.groupBy(setItems, ({ setId }) => setId);
    return rows.map((row) => ({ ...row, itemIds: (bySet.get(row.id) ?? []).map(({ itemId }) => itemId) }));
  };
  const toArtSet = async (row: Omit<ArtSet, "itemIds"> | undefined) => row && (await toArtSets([row]))[0];

  return {
    listItems: () => items.execute(),
    findItem: (id) => items.where("id", "=", id).executeTakeFirst(),
    lockItem: (id) => items.where("id", "=", id).forUpdate().executeTakeFirst(),

    findItemOfAsset: (assetId) => items.where("assetId", "=", assetId).executeTakeFirst(),

    insertMissingItems: async (missing) => {
      if (missing.length === 0) return;
      await db
        .insertInto("artItems")
        .values(missing.map(toRow))
        // Two uploads of the same photo at the same moment create only one item.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    updateItem: async (item) => {
      await db.updateTable("artItems").set(toRow(item)).where("id", "=", item.id).execute();
    },

    listSets: async () => toArtSets(await sets.execute()),
    findSet: async (id) => toArtSet(await sets.where("id", "=", id).executeTakeFirst()),
    lockSet: async (id) => toArtSet(await sets.where("id", "=", id).forUpdate().executeTakeFirst()),

    saveSet: async ({ id, name, tags, itemIds, createdAt }) => {
      const content = { name, tags: JSON.stringify(tags) };
      await db
        .insertInto("artSets")
        .values({ id, createdAt, ...content })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(content))
        .execute();
      await db.deleteFrom("artSetItems").where("setId", "=", id).execute();
      if (itemIds.length === 0) return;
      await db
        .insertInto("artSetItems")
        .values(itemIds.map((itemId, place) => ({ setId: id, place, itemId })))
        .execute();
    },

    removeSet: async (id) => {
      const removed = await db.deleteFrom("artSets").where("id", "=", id).returning("id").executeTakeFirst();
      return removed !== undefined;
    },
  };
};

const toRow = ({ tags, relatedIds, ...item }: ArtItem) => ({
  ...item,
  tags: JSON.stringify(tags),
  relatedIds: JSON.stringify(relatedIds),
});
