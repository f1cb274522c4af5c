import { type ArtItem, type ArtSet, type ArtSetChange, changeArtSet } from "@storywall/domain/art/artItem.ts";
import { byNewest } from "@storywall/domain/art/browseArt.ts";
import type { Art } from "../../ports/art/Art.ts";
import { done, type Outcome, type Refusal, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";

/** A set with its items. */
export type FilledSet = { readonly set: ArtSet; readonly items: readonly ArtItem[] };

export const allArtSets = async ({
  repositories: { art },
}: Pick<Shop, "repositories">): Promise<readonly ArtSet[]> => [...(await art.allSets())].sort(byNewest);

/** Sets with their items, which are read once for all of them. */
export const fillSets = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  sets: readonly ArtSet[],
): Promise<readonly FilledSet[]> => {
  const items = new Map((await art.allItems()).map((item) => [item.id, item]));
  return sets.map((set) => ({
    set,
    items: set.itemIds.flatMap((id) => items.get(id) ?? []),
  }));
};

export const artSet = async (
  shop: Pick<Shop, "repositories">,
  id: string,
): Promise<Outcome<FilledSet, "NOT_FOUND">> => {
  const set = await shop.repositories.art.findSet(id);
  return set ? done(await filled(shop.repositories.art, set)) : NO_SUCH_SET;
};

export const createArtSet = (
  { transaction, clock, ids }: Pick<Shop, "transaction" | "clock" | "ids">,
  content: { readonly name: string; readonly tags: readonly string[]; readonly itemIds: readonly string[] },
): Promise<Outcome<FilledSet, "ART_ITEM_UNKNOWN">> =>
  atomically({ transaction }, async ({ art }) => {
    const empty: ArtSet = { id: ids.next(), name: "", tags: [], itemIds: [], createdAt: clock.now() };
    return save(art, changeArtSet(empty, content));
  });

export const updateArtSet = (
  shop: Pick<Shop, "transaction">,
  id: string,
  change: ArtSetChange,
): Promise<Outcome<FilledSet, "NOT_FOUND" | "ART_ITEM_UNKNOWN">> =>
  atomically(shop, async ({ art }): Promise<Outcome<FilledSet, "NOT_FOUND" | "ART_ITEM_UNKNOWN">> => {
    const set = await art.lockSet(id);
    return set ? save(art, changeArtSet(set, change)) : NO_SUCH_SET;
  });

export const deleteArtSet = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  id: string,
): Promise<Outcome<string, "NOT_FOUND">> => ((await art.removeSet(id)) ? done(id) : NO_SUCH_SET);

const save = async (art: Art, set: ArtSet): Promise<Outcome<FilledSet, "ART_ITEM_UNKNOWN">> => {
  const whole = await filled(art, set);
  if (whole.items.length < set.itemIds.length) return unknownItems(whole);
  await art.saveSet(set);
  return done(whole);
};

const filled = async (art: Art, set: ArtSet): Promise<FilledSet> => {
  const items = await Promise.all(set.itemIds.map((id) => art.findItem(id)));
  return { set, items: items.filter((item) => item !== undefined) };
};

const unknownItems = ({ set, items }: FilledSet): Refusal<"ART_ITEM_UNKNOWN"> => {
  const known = new Set(items.map(({ id }) => id));
  const issues = set.itemIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `items.${index}`, message: "is no picture of the catalogue" }],
  );
  return refuse("ART_ITEM_UNKNOWN", "Some of these pictures are not in the catalogue.", issues);
};

const NO_SUCH_SET = refuse("NOT_FOUND", "There is no such set of art.");
