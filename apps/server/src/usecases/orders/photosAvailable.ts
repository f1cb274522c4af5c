import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * Returns whether a photo is still stored: photos are deleted some time after their order, and items may leave
 * the art catalogue.
 */
export const isPhotoAvailable = async (
  { photos, art }: Pick<Repositories, "photos" | "art">,
  { id, handle }: DesignPhoto,
): Promise<boolean> => {
  const itemId = artItemIdOf(id);
  if (itemId !== null) return (await art.findItem(itemId)) !== undefined;
  return handle !== undefined && (await photos.find(handle)) !== undefined;
};

/** Returns CONFLICT, with a sentence for the shop, when the photo of any of these tiles is no longer stored. */
export const requirePhotos = async (
  repositories: Pick<Repositories, "photos" | "art">,
  tiles: readonly { readonly design: Design; readonly tile: string }[],
): Promise<Result<null, "CONFLICT">> => {
  for (const { design, tile } of tiles) {
    const photoId = design.tiles.find(({ name }) => name === tile)?.photoId;
    const photo = design.photos.find(({ id }) => id === photoId);
    if (!photo || !(await isPhotoAvailable(repositories, photo)))
      return err(
        "CONFLICT",
        "The photos of this order were deleted, as we promise on the privacy page, so it can't be printed again.",
      );
  }
  return ok(null);
};

/**
 * Returns until when tiles of a finished order can be printed again: then its photos are deleted. Null while
 * the order is unfinished, since its photos are stored until later.
 */
export const printableUntil = (
  { orderPhotoRetentionMs }: Pick<Shop, "orderPhotoRetentionMs">,
  { status, history }: Pick<OrderRecord, "status" | "history">,
): Date | null => {
  const last = history.at(-1);
  const isUnfinished = status === "awaiting_photos" || status === "placed" || status === "in_production";
  return last && !isUnfinished ? new Date(last.at.getTime() + orderPhotoRetentionMs) : null;
};
