import type { ArtItem, ArtSet } from "@storywall/domain/art/artItem.ts";
import type { Shop } from "../shop.ts";

/**
 * Adds the initial art items that the catalogue does not have. Items that the owner changed stay. A catalogue
 * without any item belongs to a new shop and gets the initial sets too; later the sets are the owner's alone,
 * since a deleted set must not come back. Safe to repeat, also by several processes at once.
 */
export const seedArt = async (
  { transaction }: Pick<Shop, "transaction">,
  items: readonly ArtItem[],
  sets: readonly ArtSet[] = [],
): Promise<void> =>
  transaction(async ({ art }) => {
    const isNewShop = (await art.listItems()).length === 0;
    await art.insertMissingItems(items);
    if (isNewShop) for (const set of sets) await art.saveSet(set);
  });
