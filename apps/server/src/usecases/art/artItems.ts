import { type ArtItem, type ArtItemChange, changeArtItem } from "@storywall/domain/art/artItem.ts";
import { isArtSold } from "@storywall/domain/art/artSizes.ts";
import { byFeaturedThenNewest, findRelatedArt } from "@storywall/domain/art/browseArt.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

type WithRepositories = Pick<Shop, "repositories">;

/** Returns all items on sale, in their display order. */
export const listArtItems = async ({
  repositories: { art },
}: WithRepositories): Promise<readonly ArtItem[]> =>
  (await art.listItems()).filter(isArtSold).sort(byFeaturedThenNewest);

export const getArtItem = async (
  { repositories: { art } }: WithRepositories,
  id: string,
): Promise<Result<ArtItem, "NOT_FOUND">> => {
  const item = await art.findItem(id);
  return item && isArtSold(item) ? ok(item) : ART_ITEM_NOT_FOUND;
};

/** Returns the items that are most like an item, for "more like this". */
export const listRelatedArtItems = async (
  { repositories: { art } }: WithRepositories,
  id: string,
): Promise<Result<readonly ArtItem[], "NOT_FOUND">> => {
  const items = (await art.listItems()).filter(isArtSold);
  const item = items.find((candidate) => candidate.id === id);
  return item ? ok(findRelatedArt(item, items)) : ART_ITEM_NOT_FOUND;
};

/** Values of an item's fields that a person saw before they changed them. */
type SeenArtItem = Pick<ArtItemChange, "title" | "artist" | "licence" | "tags" | "relatedIds">;

/**
 * Changes the fields of an item that `change` contains. CONFLICT, and no change, when another person has
 * changed one of the fields in `seen`. An image that is too small for every size cannot be put on sale.
 */
export const updateArtItem = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  id: string,
  change: ArtItemChange,
  seen?: SeenArtItem,
): Promise<Result<ArtItem, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT" | "PRINT_TOO_SMALL">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<ArtItem, "NOT_FOUND" | "CONFLICT" | "PRINT_TOO_SMALL">(
    shop,
    async (repositories) => {
      const { art } = repositories;
      const item = await art.lockItem(id);
      if (!item) return ART_ITEM_NOT_FOUND;
      const stale = findStaleFields(seen, item);
      if (stale.length > 0) {
        const words = stale.map((name) => FIELD_WORDS.get(name) ?? name).join(" and ");
        return err(
          "CONFLICT",
          `The ${words} of this picture changed meanwhile, in another tab or by someone else. Nothing of yours was saved.`,
        );
      }
      const updated = changeArtItem(item, change);
      if (updated.isOnSale && !item.isOnSale && !isArtSold(updated)) return ART_TOO_SMALL;
      await art.updateItem(updated);
      const subject = { kind: "art item", id, label: item.title } as const;
      const changed = changedFields(item, updated);
      await recordAudit(shop, repositories, { actor, action: "art.itemChanged", subject, ...changed });
      return ok(updated);
    },
  );
};

const FIELD_WORDS: ReadonlyMap<string, string> = new Map([["relatedIds", "neighbours"]]);

export const ART_TOO_SMALL = err(
  "PRINT_TOO_SMALL",
  "This picture is too small to sell: it wouldn't print well in any size. Please upload a larger one.",
);

export const ART_ITEM_NOT_FOUND = err("NOT_FOUND", "We can't find this picture.");
