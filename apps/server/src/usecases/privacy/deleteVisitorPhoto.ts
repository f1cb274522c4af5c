import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";
import { unwantWhatNothingNames } from "./forgetVisitor.ts";

/**
 * Takes a photo out of the list of a visitor who has it or uploaded it, and deletes it when nothing else names it. Where a
 * cart, an open link, an order or somebody else's wall has it, it stays for as long as that does.
 */
export const deleteVisitorPhoto = (
  shop: Pick<Shop, "transaction" | "clock" | "orderPhotoLifeMs">,
  { visitorId, assetId }: { readonly visitorId: string; readonly assetId: string },
): Promise<Outcome<{ readonly isKept: boolean }, "NOT_FOUND">> =>
  atomically(shop, async (repositories) => {
    const photo = await repositories.photos.find(assetId);
    const wasListed = await repositories.visitors.removePhoto(visitorId, assetId);
    if (!photo || (!wasListed && photo.uploader !== visitorId)) {
      return refuse("NOT_FOUND", "There is no such photo of yours. Perhaps it is deleted already.");
    }
    const unwanted = await unwantWhatNothingNames(repositories, shop, [assetId], shop.clock.now());
    return done({ isKept: unwanted.length === 0 });
  });
