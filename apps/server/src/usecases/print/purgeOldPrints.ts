import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { Shop } from "../shop.ts";

const BATCH_SIZE = 50;

/**
 * Deletes the prints and documents of orders whose photos are no longer stored: they show the same people. The
 * files are deleted before the mark is set: when a worker dies in between, another one repeats the order.
 */
export const purgeOldPrints = async ({
  shop: { repositories, clock, orderPhotoRetentionMs },
  files,
}: {
  readonly shop: Pick<Shop, "repositories" | "clock" | "orderPhotoRetentionMs">;
  readonly files: Pick<PrintFiles, "remove">;
}): Promise<void> => {
  const { photoRetention, replacements } = repositories;
  const now = clock.now();
  const overBefore = new Date(now.getTime() - orderPhotoRetentionMs);
  for (let isMore = true; isMore; ) {
    const orders = await photoRetention.findOrdersWithOldPhotos(overBefore, BATCH_SIZE);
    for (const { id, number } of orders) {
      await files.remove(number);
      for (const replacement of await replacements.findByOrder(id)) await files.remove(replacement.number);
      await photoRetention.markOrderPhotosDeleted(id, now);
    }
    isMore = orders.length === BATCH_SIZE;
  }
};
