import { type ArtItem, type ArtSet, arrangeFeatured } from "@storywall/domain/art/artItem.ts";
import { artSizesOf } from "@storywall/domain/art/artSizes.ts";
import { byFeaturedThenNewest, byNewest } from "@storywall/domain/art/browseArt.ts";
import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { normaliseTags } from "@storywall/domain/art/tags.ts";
import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { ART_TOO_SMALL } from "./artItems.ts";
import { ARRANGEMENT_CHANGED } from "./artSets.ts";

/** The whole catalogue, including items that are not on sale. */
export type OwnerArt = { readonly items: readonly ArtItem[]; readonly sets: readonly ArtSet[] };

/** Returns the whole catalogue for those who may change it. */
export const listOwnerArt = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  actor: StaffActor,
): Promise<Result<OwnerArt, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const items = [...(await art.listItems())].sort(byFeaturedThenNewest);
  return ok({ items, sets: [...(await art.listSets())].sort(byNewest) });
};

export type NewArtItem = Pick<ArtItem, "title" | "artist" | "licence" | "tags" | "isOnSale"> & {
  /** Id of an uploaded photo. */
  readonly assetId: string;
};

/**
 * Adds an uploaded photo to the catalogue, on sale only if it is large enough for some size. For a photo that
 * is in the catalogue already, returns its item.
 */
export const createArtItem = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  { assetId, tags, ...content }: NewArtItem,
): Promise<Result<ArtItem, "FORBIDDEN" | "PHOTO_UNKNOWN" | "CONFLICT" | "PRINT_TOO_SMALL">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<ArtItem, "PHOTO_UNKNOWN" | "CONFLICT" | "PRINT_TOO_SMALL">(
    shop,
    async (repositories) => {
      const { art, photos } = repositories;
      const existing = await art.findItemOfAsset(assetId);
      if (existing) return ok(existing);
      const photo = await photos.find(assetId);
      if (!photo) return err("PHOTO_UNKNOWN", "We don't have this picture any more. Please upload it again.");
      if (content.isOnSale && artSizesOf(photo).length === 0) return ART_TOO_SMALL;
      if ((await art.listItems()).length >= ART_LIMITS.items) return CATALOGUE_FULL;
      const item: ArtItem = {
        ...content,
        id: shop.ids.next(),
        tags: normaliseTags(tags),
        isFeatured: false,
        featuredRank: null,
        width: photo.width,
        height: photo.height,
        addedAt: shop.clock.now(),
        assetId,
        relatedIds: [],
      };
      await art.insertMissingItems([item]);
      const added = await art.findItemOfAsset(assetId);
      // A concurrent request has made an item of the same photo.
      if (added && added.id !== item.id) return ok(added);
      const subject = { kind: "art item", id: item.id, label: item.title } as const;
      const { title, artist, licence, isOnSale } = item;
      const after = { title, artist, licence, tags: item.tags, isOnSale };
      await recordAudit(shop, repositories, { actor, action: "art.itemAdded", subject, after });
      return ok(item);
    },
  );
};

/**
 * Puts these items first in the catalogue, in this order; all others are no longer featured. CONFLICT when the
 * featured items are no longer those in `seen`.
 */
export const arrangeFeaturedArt = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  featuredIds: readonly string[],
  seen?: readonly string[],
): Promise<Result<readonly string[], "FORBIDDEN" | "ART_ITEM_UNKNOWN" | "CONFLICT">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<readonly string[], "ART_ITEM_UNKNOWN" | "CONFLICT">(shop, async (repositories) => {
    const { art } = repositories;
    const items = [...(await art.listItems())].sort(byFeaturedThenNewest);
    const ids = [...new Set(featuredIds)];
    if (ids.some((id) => !items.some((item) => item.id === id)))
      return err("ART_ITEM_UNKNOWN", "Some of these pictures are not in the catalogue.");
    const featured = items.filter(({ isFeatured }) => isFeatured);
    if (findStaleFields({ ids: seen }, { ids: featured.map(({ id }) => id) }).length > 0)
      return ARRANGEMENT_CHANGED;
    const before = featured.map(({ title }) => title);
    for (const item of arrangeFeatured(items, ids)) await art.updateItem(item);
    const after = ids.map((id) => items.find((item) => item.id === id)?.title);
    const subject = { kind: "art", id: "featured", label: "First in the catalogue" } as const;
    const entry = { before: { featured: before }, after: { featured: after } };
    await recordAudit(shop, repositories, { actor, action: "art.featured", subject, ...entry });
    return ok(ids);
  });
};

const CATALOGUE_FULL = err(
  "CONFLICT",
  `The catalogue holds ${ART_LIMITS.items} pictures, and it's full. Please use an older entry again, or ask the person who runs the shop's server.`,
);
