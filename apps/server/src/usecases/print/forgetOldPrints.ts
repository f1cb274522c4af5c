import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { Shop } from "../shop.ts";

const AT_ONCE = 50;

/**
 * An order's prints and papers go with its photos: they are pictures of the same people. Files first, then the mark, so
 * that a worker that dies in between is followed by one that does it again.
 */
export const forgetOldPrints = async ({
  shop: { repositories, clock, orderPhotoLifeMs },
  files,
}: {
  readonly shop: Pick<Shop, "repositories" | "clock" | "orderPhotoLifeMs">;
  readonly files: Pick<PrintFiles, "remove">;
}): Promise<void> => {
  const { photoLives } = repositories;
  const now = clock.now();
  const overBefore = new Date(now.getTime() - orderPhotoLifeMs);
  for (let isMore = true; isMore; ) {
    const over = await photoLives.ordersWithOldPhotos(overBefore, AT_ONCE);
    for (const { id, number } of over) {
      await files.remove(number);
      await photoLives.markOrderPhotosGone(id, now);
    }
    isMore = over.length === AT_ONCE;
  }
};
