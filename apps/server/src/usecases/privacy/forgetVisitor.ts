import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { namedAmong, unwant } from "../photos/collectPhotos.ts";
import type { Shop } from "../shop.ts";

type Parts = Pick<Shop, "repositories" | "transaction" | "clock" | "orderPhotoLifeMs">;

/**
 * Deletes all of a visitor's data (B12) in one transaction: what is left is either all of it or none. Photos are marked in
 * it, and their bytes go within minutes (collectPhotos.ts). What stays: orders, as tax law wants them, with their photos for
 * as long as a claim or a new print may come; what hangs in somebody else's wall by now; and what a payment under way would
 * buy, until that has ended.
 */
export const forgetVisitor = (shop: Parts, visitorId: string): Promise<void> =>
  shop.transaction(async (repositories) => {
    const now = shop.clock.now();
    const assetIds = await repositories.keptData.forgetVisitor(visitorId, now);
    await unwantWhatNothingNames(repositories, shop, assetIds, now);
  });

/** Marks those of the photos that are in nobody's cart, link, order or list. */
export const unwantWhatNothingNames = async (
  repositories: Repositories,
  shop: Pick<Shop, "orderPhotoLifeMs">,
  assetIds: readonly string[],
  now: Date,
): Promise<readonly string[]> => {
  if (assetIds.length === 0) return [];
  const named = await namedAmong(repositories, shop, assetIds, now);
  const listed = await repositories.photoLives.listedAmong(assetIds);
  const unwanted = assetIds.filter((assetId) => !named.has(assetId) && !listed.has(assetId));
  await unwant(repositories, unwanted, now);
  return unwanted;
};

const AT_ONCE = 20;

/** Comes back to visitors of whom something waited for a payment to end. */
export const finishForgetting = async (shop: Parts): Promise<void> => {
  for (const visitorId of await shop.repositories.keptData.unfinished(AT_ONCE)) {
    await forgetVisitor(shop, visitorId);
  }
};
