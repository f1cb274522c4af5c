import { type ArtItem, type ArtSet, type ArtSetChange, changeArtSet } from "@storywall/domain/art/artItem.ts";
import { byNewest } from "@storywall/domain/art/browseArt.ts";
import { changedFields } from "@storywall/domain/staff/changedFields.ts";
import { findStaleFields } from "@storywall/domain/staff/findStaleFields.ts";
import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

/** A set with its items. */
export type ArtSetWithItems = { readonly set: ArtSet; readonly items: readonly ArtItem[] };

/** Returns all sets, newest first. */
export const listArtSets = async ({
  repositories: { art },
}: Pick<Shop, "repositories">): Promise<readonly ArtSet[]> => [...(await art.listSets())].sort(byNewest);

/** Returns the sets with those of their items that are on sale. Reads the items once for all sets. */
export const loadItemsOfSets = async (
  { repositories: { art } }: Pick<Shop, "repositories">,
  sets: readonly ArtSet[],
): Promise<readonly ArtSetWithItems[]> => {
  const onSale = (await art.listItems()).filter(({ isOnSale }) => isOnSale);
  const items = new Map(onSale.map((item) => [item.id, item]));
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
  if (!set) return ART_SET_NOT_FOUND;
  const { items } = await loadItemsOfSet(shop.repositories.art, set);
  return ok({ set, items: items.filter(({ isOnSale }) => isOnSale) });
};

/** Creates a set. ART_ITEM_UNKNOWN when one of its items is not in the catalogue. */
export const createArtSet = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  content: { readonly name: string; readonly tags: readonly string[]; readonly itemIds: readonly string[] },
): Promise<Result<ArtSetWithItems, "FORBIDDEN" | "ART_ITEM_UNKNOWN">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<ArtSetWithItems, "ART_ITEM_UNKNOWN">(shop, async (repositories) => {
    const empty: ArtSet = {
      id: shop.ids.next(),
      name: "",
      tags: [],
      itemIds: [],
      createdAt: shop.clock.now(),
    };
    const saved = await saveIfItemsExist(repositories.art, changeArtSet(empty, content));
    if (saved.kind === "ok") {
      const { set } = saved.value;
      const entry = { action: "art.setCreated", subject: subjectOf(set), after: fieldsOf(set) } as const;
      await recordAudit(shop, repositories, { actor, ...entry });
    }
    return saved;
  });
};

type UpdateArtSetErrorCode = "NOT_FOUND" | "ART_ITEM_UNKNOWN" | "CONFLICT";

/**
 * Changes the fields of a set that `change` contains. ART_ITEM_UNKNOWN when an item is not in the catalogue;
 * CONFLICT when its items are no longer those in `seen`.
 */
export const updateArtSet = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  id: string,
  change: ArtSetChange,
  seen?: readonly string[],
): Promise<Result<ArtSetWithItems, "FORBIDDEN" | UpdateArtSetErrorCode>> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<ArtSetWithItems, UpdateArtSetErrorCode>(shop, async (repositories) => {
    const set = await repositories.art.lockSet(id);
    if (!set) return ART_SET_NOT_FOUND;
    if (findStaleFields({ itemIds: seen }, set).length > 0) return ARRANGEMENT_CHANGED;
    const saved = await saveIfItemsExist(repositories.art, changeArtSet(set, change));
    if (saved.kind === "ok") {
      const changed = changedFields(fieldsOf(set), fieldsOf(saved.value.set));
      const entry = { action: "art.setChanged", subject: subjectOf(saved.value.set), ...changed } as const;
      await recordAudit(shop, repositories, { actor, ...entry });
    }
    return saved;
  });
};

/** Deletes a set and returns its id. Its items stay in the catalogue. */
export const deleteArtSet = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  id: string,
): Promise<Result<string, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<string, "NOT_FOUND">(shop, async (repositories) => {
    const set = await repositories.art.lockSet(id);
    if (!set) return ART_SET_NOT_FOUND;
    await repositories.art.removeSet(id);
    const entry = { action: "art.setDeleted", subject: subjectOf(set), before: fieldsOf(set) } as const;
    await recordAudit(shop, repositories, { actor, ...entry });
    return ok(id);
  });
};

const subjectOf = ({ id, name }: ArtSet) => ({ kind: "art set", id, label: name }) as const;
const fieldsOf = ({ name, tags, itemIds }: ArtSet) => ({ name, tags, itemIds });

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

/** Error for an arrangement that was made before another person changed it. */
export const ARRANGEMENT_CHANGED = err(
  "CONFLICT",
  "These pictures have just been changed elsewhere. Here they are now: please make your change again.",
);

const ART_SET_NOT_FOUND = err("NOT_FOUND", "There is no such set of art.");
