import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { findReferenced, markForDeletion } from "../photos/purgePhotos.ts";
import type { Shop } from "../shop.ts";

type EraseDependencies = Pick<Shop, "repositories" | "transaction" | "clock" | "orderPhotoRetentionMs">;

/**
 * Deletes all of a visitor's data (B12) in one transaction: what is left is either all of it or none. Photos are marked in
 * it, and their bytes go within minutes (collectPhotos.ts). What stays: orders, as tax law wants them, with their photos for
 * as long as a claim or a new print may come; what hangs in somebody else's wall by now; and what a payment under way would
 * buy, until that has ended.
 */
export const eraseVisitor = (shop: EraseDependencies, visitorId: string): Promise<void> =>
  shop.transaction(async (repositories) => {
    const now = shop.clock.now();
    const assetIds = await repositories.personalData.eraseVisitor(visitorId, now);
    await markUnreferenced(repositories, shop, assetIds, now);
  });

/** Marks those of the photos that are in nobody's cart, link, order or list. */
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

/** Comes back to visitors of whom something waited for a payment to end. */
export const resumeErasures = async (shop: EraseDependencies): Promise<void> => {
  for (const visitorId of await shop.repositories.personalData.findUnfinishedErasures(BATCH_SIZE)) {
    await eraseVisitor(shop, visitorId);
  }
};
