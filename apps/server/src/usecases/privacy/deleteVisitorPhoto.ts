import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { markUnreferenced } from "./eraseVisitor.ts";

/**
 * Removes a photo from the list of a visitor who has or uploaded it, and marks it for deletion if nothing else
 * references it. While a cart, an open link, an order or another visitor's list references it, it is stored.
 */
export const deleteVisitorPhoto = (
  shop: Pick<Shop, "transaction" | "clock" | "orderPhotoRetentionMs">,
  { visitorId, assetId }: { readonly visitorId: string; readonly assetId: string },
): Promise<Result<{ readonly isKept: boolean }, "NOT_FOUND">> =>
  runInTransaction(shop, async (repositories) => {
    const photo = await repositories.photos.find(assetId);
    const isListed = await repositories.visitors.removePhoto(visitorId, assetId);
    if (!photo || (!isListed && photo.uploader !== visitorId)) {
      return err("NOT_FOUND", "We can't find this photo of yours. It may already be deleted.");
    }
    const markedIds = await markUnreferenced(repositories, shop, [assetId], shop.clock.now());
    return ok({ isKept: markedIds.length === 0 });
  });
