import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { findReferenced, markForDeletion } from "../photos/purgePhotos.ts";
import type { Shop } from "../shop.ts";

type EraseDependencies = Pick<Shop, "repositories" | "transaction" | "clock" | "orderPhotoRetentionMs">;

/**
 * Erases all of a visitor's data in one transaction (B12). It marks the photos, whose bytes are deleted within
 * minutes (purgePhotos.ts). Not erased are: orders, which tax law requires, with their photos for as long as a
 * complaint or a new print may come; photos that are also in another visitor's wall; and the content of a
 * pending payment, until it has ended (resumeErasures).
 */
export const eraseVisitor = (shop: EraseDependencies, visitorId: string): Promise<void> =>
  shop.transaction(async (repositories) => {
    const now = shop.clock.now();
    const assetIds = await repositories.personalData.eraseVisitor(visitorId, now);
    await markUnreferenced(repositories, shop, assetIds, now);
  });

/** Marks for deletion the photos that no cart, link, order or list references, and returns their ids. */
export const markUnreferenced = async (
  repositories: Repositories,
  shop: Pick<Shop, "orderPhotoRetentionMs">,
  assetIds: readonly string[],
  now: Date,
): Promise<readonly string[]> => {
  if (assetIds.length === 0) return [];
  const referenced = await findReferenced(repositories, shop, assetIds, now);
  const listed = await repositories.photoRetention.findListed(assetIds);
  const unreferenced = assetIds.filter((assetId) => !referenced.has(assetId) && !listed.has(assetId));
  await markForDeletion(repositories, unreferenced, now);
  return unreferenced;
};

const BATCH_SIZE = 20;

/** Continues erasures that waited for a payment to end. */
export const resumeErasures = async (shop: EraseDependencies): Promise<void> => {
  for (const visitorId of await shop.repositories.personalData.findUnfinishedErasures(BATCH_SIZE)) {
    await eraseVisitor(shop, visitorId);
  }
};
