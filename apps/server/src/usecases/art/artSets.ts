import { type ArtItem, type ArtSet, type ArtSetChange, changeArtSet } from "@storywall/domain/art/artItem.ts";
import { byNewest } from "@storywall/domain/art/browseArt.ts";
import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";

/** A set with its items. */
export type ArtSetWithItems = { readonly set: ArtSet; readonly items: readonly ArtItem[] };

/** Returns all sets, newest first. */
export const listArtSets = async ({
  repositories: { art },
}: Pick<Shop, "repositories">): Promise<readonly ArtSet[]> => [...(await art.listSets())].sort(byNewest);

/** Returns the sets with their items. Reads the items once for all sets. */
export const loadItemsOfSets = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  sets: readonly ArtSet[],
): Promise<readonly ArtSetWithItems[]> => {
  const items = new Map((await art.listItems()).map((item) => [item.id, item]));
  return sets.map((set) => ({
    set,
    items: set.itemIds.flatMap((id) => items.get(id) ?? []),
  }));
};

export const getArtSet = async (
  shop: Pick<Shop, "repositories">,
  id: string,
): Promise<Result<ArtSetWithItems, "NOT_FOUND">> => {
  const set = await shop.repositories.art.findSet(id);
  return set ? ok(await loadItemsOfSet(shop.repositories.art, set)) : ART_SET_NOT_FOUND;
};

/** Creates a set. ART_ITEM_UNKNOWN when one of its items is not in the catalogue. */
export const createArtSet = (
  { transaction, clock, ids }: Pick<Shop, "transaction" | "clock" | "ids">,
  content: { readonly name: string; readonly tags: readonly string[]; readonly itemIds: readonly string[] },
): Promise<Result<ArtSetWithItems, "ART_ITEM_UNKNOWN">> =>
  runInTransaction({ transaction }, async ({ art }) => {
    const empty: ArtSet = { id: ids.next(), name: "", tags: [], itemIds: [], createdAt: clock.now() };
    return saveIfItemsExist(art, changeArtSet(empty, content));
  });

/** Changes the fields of a set that `change` contains. ART_ITEM_UNKNOWN when an item is not in the catalogue. */
export const updateArtSet = (
  shop: Pick<Shop, "transaction">,
  id: string,
  change: ArtSetChange,
): Promise<Result<ArtSetWithItems, "NOT_FOUND" | "ART_ITEM_UNKNOWN">> =>
  runInTransaction(
    shop,
    async ({ art }): Promise<Result<ArtSetWithItems, "NOT_FOUND" | "ART_ITEM_UNKNOWN">> => {
      const set = await art.lockSet(id);
      return set ? saveIfItemsExist(art, changeArtSet(set, change)) : ART_SET_NOT_FOUND;
    },
  );

/** Deletes a set and returns its id. Its items stay in the catalogue. */
export const deleteArtSet = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  id: string,
): Promise<Result<string, "NOT_FOUND">> => ((await art.removeSet(id)) ? ok(id) : ART_SET_NOT_FOUND);

const saveIfItemsExist = async (
  art: ArtCatalogue,
  set: ArtSet,
): Promise<Result<ArtSetWithItems, "ART_ITEM_UNKNOWN">> => {
  const loaded = await loadItemsOfSet(art, set);
  if (loaded.items.length < set.itemIds.length) return unknownItemsError(loaded);
  await art.saveSet(set);
  return ok(loaded);
};

const loadItemsOfSet = async (art: ArtCatalogue, set: ArtSet): Promise<ArtSetWithItems> => {
  const items = await Promise.all(set.itemIds.map((id) => art.findItem(id)));
  return { set, items: items.filter((item) => item !== undefined) };
};

const unknownItemsError = ({ set, items }: ArtSetWithItems): Err<"ART_ITEM_UNKNOWN"> => {
  const known = new Set(items.map(({ id }) => id));
  const issues = set.itemIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `items.${index}`, message: "is no picture of the catalogue" }],
  );
  return err("ART_ITEM_UNKNOWN", "Some of these pictures are not in the catalogue.", issues);
};

const ART_SET_NOT_FOUND = err("NOT_FOUND", "There is no such set of art.");
