import { type ArtItem, type ArtItemChange, changeArtItem } from "@storywall/domain/art/artItem.ts";
import { byFeaturedThenNewest, relatedTo } from "@storywall/domain/art/browseArt.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";

type Reading = Pick<Shop, "repositories">;

/** The whole catalogue, in the order in which it is shown. */
export const allArtItems = async ({ repositories: { art } }: Reading): Promise<readonly ArtItem[]> =>
  [...(await art.allItems())].sort(byFeaturedThenNewest);

export const artItem = async (
  { repositories: { art } }: Reading,
  id: string,
): Promise<Outcome<ArtItem, "NOT_FOUND">> => {
  const item = await art.findItem(id);
  return item ? done(item) : NO_SUCH_ITEM;
};

export const relatedArtItems = async (
  { repositories: { art } }: Reading,
  id: string,
): Promise<Outcome<readonly ArtItem[], "NOT_FOUND">> => {
  const items = await art.allItems();
  const item = items.find((candidate) => candidate.id === id);
  return item ? done(relatedTo(item, items)) : NO_SUCH_ITEM;
};

export const updateArtItem = (
  shop: Pick<Shop, "transaction">,
  id: string,
  change: ArtItemChange,
): Promise<Outcome<ArtItem, "NOT_FOUND">> =>
  atomically(shop, async ({ art }) => {
    const item = await art.lockItem(id);
    if (!item) return NO_SUCH_ITEM;
    const changed = changeArtItem(item, change);
    await art.updateItem(changed);
    return done(changed);
  });

const NO_SUCH_ITEM = refuse("NOT_FOUND", "There is no such picture.");
