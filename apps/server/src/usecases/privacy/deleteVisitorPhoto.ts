import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { markUnreferenced } from "./eraseVisitor.ts";

/**
 * Takes a photo out of the list of a visitor who has it or uploaded it, and deletes it when nothing else names it. Where a
 * cart, an open link, an order or somebody else's wall has it, it stays for as long as that does.
 */
export const deleteVisitorPhoto = (
  shop: Pick<Shop, "transaction" | "clock" | "orderPhotoRetentionMs">,
  { visitorId, assetId }: { readonly visitorId: string; readonly assetId: string },
): Promise<Result<{ readonly isKept: boolean }, "NOT_FOUND">> =>
  runInTransaction(shop, async (repositories) => {
    const photo = await repositories.photos.find(assetId);
    const isListed = await repositories.visitors.removePhoto(visitorId, assetId);
    if (!photo || (!isListed && photo.uploader !== visitorId)) {
      return err("NOT_FOUND", "There is no such photo of yours. Perhaps it is deleted already.");
    }
    const markedIds = await markUnreferenced(repositories, shop, [assetId], shop.clock.now());
    return ok({ isKept: markedIds.length === 0 });
  });
