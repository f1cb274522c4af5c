import type { ArtSet } from "@storywall/domain/art/artItem.ts";
import { filterByTags, paginate } from "@storywall/domain/art/browseArt.ts";
import { ART_SET_PAGE_SIZE } from "@storywall/domain/art/limits.ts";
import { mapResult, ok } from "../../ports/platform/Result.ts";
import { getArtItem, listArtItems, listRelatedArtItems, updateArtItem } from "../../usecases/art/artItems.ts";
import {
  type ArtSetWithItems,
  createArtSet,
  deleteArtSet,
  getArtSet,
  listArtSets,
  loadItemsOfSets,
  updateArtSet,
} from "../../usecases/art/artSets.ts";
import { arrangeFeaturedArt, createArtItem, listOwnerArt } from "../../usecases/art/ownerArt.ts";
import { firstWithin } from "../../usecases/firstWithin.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toArtItem, toArtSet, toOwnerArt, toOwnerArtItem, toPage } from "../wire/art.ts";

type ArtCall =
  | "getArtItems"
  | "getArtItem"
  | "getRelatedArtItems"
  | "getOwnerArt"
  | "createArtItem"
  | "arrangeFeaturedArt"
  | "saveArtItemTags"
  | "getArtSetItems"
  | "getAllArtSets"
  | "getAllArtItems"
  | "createArtSet"
  | "getArtSet"
  | "updateArtSet"
  | "deleteArtSet";

/** Largest size of the newest sets in a reply, which also contains the items of the whole catalogue. */
const MAX_OWNER_SETS_BYTES = 400_000;

export const artHandlers = (shop: Shop): Pick<Handlers, ArtCall> => {
  const itemReply = (item: Parameters<typeof toArtItem>[1]) => toArtItem(shop.publicUrl, item);
  const setReply = (set: ArtSetWithItems) => toArtSet(shop.publicUrl, set);
  const setReplies = async (sets: readonly ArtSet[]) => (await loadItemsOfSets(shop, sets)).map(setReply);

  return {
    getArtItems: async ({ query }) =>
      ok(toPage(paginate(filterByTags(await listArtItems(shop), tagsOf(query)), query.page), itemReply)),

    getAllArtItems: async () => ok({ items: [...firstWithin((await listArtItems(shop)).map(itemReply))] }),

    getArtItem: async ({ params: { id } }) => mapResult(await getArtItem(shop, id), itemReply),

    getRelatedArtItems: async ({ params: { id } }) =>
      mapResult(await listRelatedArtItems(shop, id), (items) => ({ items: items.map(itemReply) })),

    getOwnerArt: async (_input, { actor }) =>
      mapResult(await listOwnerArt(shop, actor), ({ items, sets }) =>
        toOwnerArt(shop.publicUrl, { items, sets: firstWithin(sets, MAX_OWNER_SETS_BYTES) }),
      ),

    createArtItem: async ({ body: { asset_id, is_on_sale, tags = [], ...texts } }, { actor }) =>
      mapResult(
        await createArtItem(shop, actor, { ...texts, tags, assetId: asset_id, isOnSale: is_on_sale }),
        (item) => toOwnerArtItem(shop.publicUrl, item),
      ),

    arrangeFeaturedArt: async ({ body: { items, seen } }, { actor }) =>
      mapResult(await arrangeFeaturedArt(shop, actor, items, seen), (ids) => ({ items: [...ids] })),

    saveArtItemTags: async ({ params: { id }, body }, { actor }) => {
      const { is_featured, featured_rank, is_on_sale, related, seen, ...texts } = body;
      const change = {
        ...texts,
        isFeatured: is_featured,
        featuredRank: featured_rank,
        isOnSale: is_on_sale,
        relatedIds: related,
      };
      return mapResult(await updateArtItem(shop, actor, id, change, toSeen(seen)), itemReply);
    },

    getArtSetItems: async ({ query }) => {
      const page = paginate(
        filterByTags(await listArtSets(shop), tagsOf(query)),
        query.page,
        ART_SET_PAGE_SIZE,
      );
      return ok({ ...page, items: await setReplies(page.items) });
    },

    // The newest sets, as many as fit into a reply; getArtSetItems returns all sets in pages.
    getAllArtSets: async () => ok({ items: [...firstWithin(await setReplies(await listArtSets(shop)))] }),

    getArtSet: async ({ params: { id } }) => mapResult(await getArtSet(shop, id), setReply),

    createArtSet: async ({ body: { name, tags = [], items } }, { actor }) =>
      mapResult(await createArtSet(shop, actor, { name, tags, itemIds: items }), setReply),

    updateArtSet: async ({ params: { id }, body: { name, tags, items, seen } }, { actor }) =>
      mapResult(await updateArtSet(shop, actor, id, { name, tags, itemIds: items }, seen), setReply),

    deleteArtSet: async ({ params: { id } }, { actor }) =>
      mapResult(await deleteArtSet(shop, actor, id), (_id) => ({ _id })),
  };
};

const toSeen = (seen: { readonly related?: readonly string[] | undefined } | undefined) => {
  if (seen === undefined) return undefined;
  const { related, ...texts } = seen;
  return { ...texts, relatedIds: related };
};

const tagsOf = (query: { readonly tags: readonly string[]; readonly "tags[]": readonly string[] }) => [
  ...query.tags,
  ...query["tags[]"],
];
