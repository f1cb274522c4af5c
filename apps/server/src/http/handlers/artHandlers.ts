import type { ArtSet } from "@storywall/domain/art/artItem.ts";
import { pageOf, withTags } from "@storywall/domain/art/browseArt.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import { allArtItems, artItem, relatedArtItems, updateArtItem } from "../../usecases/art/artItems.ts";
import {
  allArtSets,
  artSet,
  createArtSet,
  deleteArtSet,
  type FilledSet,
  fillSets,
  updateArtSet,
} from "../../usecases/art/artSets.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toArtItem, toArtSet, toPage } from "../wire/art.ts";

type ArtCall =
  | "getArtItems"
  | "getArtItem"
  | "getRelatedArtItems"
  | "saveArtItemTags"
  | "getArtSetItems"
  | "getAllArtSets"
  | "getAllArtItems"
  | "createArtSet"
  | "getArtSet"
  | "updateArtSet"
  | "deleteArtSet";

export const artHandlers = (shop: Shop): Pick<Handlers, ArtCall> => {
  const itemReply = (item: Parameters<typeof toArtItem>[1]) => toArtItem(shop.publicUrl, item);
  const setReply = (set: FilledSet) => toArtSet(shop.publicUrl, set);
  const setReplies = async (sets: readonly ArtSet[]) => (await fillSets(shop, sets)).map(setReply);

  return {
    getArtItems: async ({ query }) =>
      done(toPage(pageOf(withTags(await allArtItems(shop), tagsOf(query)), query.page), itemReply)),

    getAllArtItems: async () => done({ items: (await allArtItems(shop)).map(itemReply) }),

    getArtItem: async ({ params: { id } }) => map(await artItem(shop, id), itemReply),

    getRelatedArtItems: async ({ params: { id } }) =>
      map(await relatedArtItems(shop, id), (items) => ({ items: items.map(itemReply) })),

    saveArtItemTags: async ({ params: { id }, body: { tags, is_featured, featured_rank } }) => {
      const change = { tags, isFeatured: is_featured, featuredRank: featured_rank };
      return map(await updateArtItem(shop, id, change), itemReply);
    },

    getArtSetItems: async ({ query }) => {
      const page = pageOf(withTags(await allArtSets(shop), tagsOf(query)), query.page);
      return done({ ...page, items: await setReplies(page.items) });
    },

    getAllArtSets: async () => done({ items: await setReplies(await allArtSets(shop)) }),

    getArtSet: async ({ params: { id } }) => map(await artSet(shop, id), setReply),

    createArtSet: async ({ body: { name, tags = [], items } }) =>
      map(await createArtSet(shop, { name, tags, itemIds: items }), setReply),

    updateArtSet: async ({ params: { id }, body: { name, tags, items } }) =>
      map(await updateArtSet(shop, id, { name, tags, itemIds: items }), setReply),

    deleteArtSet: async ({ params: { id } }) => map(await deleteArtSet(shop, id), (_id) => ({ _id })),
  };
};

const tagsOf = (query: { readonly tags: readonly string[]; readonly "tags[]": readonly string[] }) => [
  ...query.tags,
  ...query["tags[]"],
];

/** The outcome with what came of it in the contract's words; a refusal stays. */
const map = <Value, Wire, Code extends string>(
  outcome: Outcome<Value, Code>,
  toWire: (value: Value) => Wire,
): Outcome<Wire, Code> => (outcome.kind === "done" ? done(toWire(outcome.value)) : outcome);
