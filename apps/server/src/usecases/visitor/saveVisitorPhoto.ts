import { MAX_PHOTOS_PER_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { VisitorPhoto } from "../../ports/visitor/Visitors.ts";
import { isPhotoAddress, photoUrl } from "../photos/photoUrl.ts";
import type { Shop } from "../shop.ts";
import { findVisitor } from "./createVisitor.ts";

/**
 * Maximum number of entries in the list of a visitor, whose ids the client chooses. Five times what a visitor
 * may store, since the photos of orders stay in the list.
 */
export const MAX_LISTED_PHOTOS = 5 * MAX_PHOTOS_PER_VISITOR;

/**
 * Saves an uploaded photo in the visitor's list, under the id that the client chose. Only photos of our own
 * store are accepted: the server never fetches a URL that a client sends. Width and height are those that the
 * server measured.
 */
export const saveVisitorPhoto = async (
  shop: Pick<Shop, "repositories" | "publicUrl" | "photosUrl" | "clock">,
  photo: Omit<VisitorPhoto, "width" | "height">,
): Promise<Result<VisitorPhoto, "NOT_FOUND" | "PHOTO_URL_NOT_OURS" | "PHOTO_QUOTA_REACHED">> => {
  const visitor = await findVisitor(shop.repositories, photo.visitorId);
  if (visitor.kind === "error") return visitor;
  const record = await shop.repositories.photos.find(photo.assetId);
  // The URL of a smaller copy (`?w=`) names the same photo.
  const [address = ""] = photo.url.split("?");
  if (!record || !isPhotoAddress(shop, photo.assetId, address)) {
    return err("PHOTO_URL_NOT_OURS", "This photo hasn't been uploaded here. Please upload it first.");
  }
  if (
    (await shop.repositories.visitors.countOtherPhotos(photo.visitorId, photo.photoId)) >= MAX_LISTED_PHOTOS
  ) {
    return err(
      "PHOTO_QUOTA_REACHED",
      `We keep a list of up to ${MAX_LISTED_PHOTOS} photos for each visitor, and yours is full. Delete some you no longer need on our privacy page, then add this one again.`,
    );
  }
  const saved = {
    ...photo,
    url: photoUrl(shop.photosUrl, photo.assetId),
    width: record.width,
    height: record.height,
  };
  await shop.repositories.visitors.savePhoto(saved);
  await shop.repositories.photoRetention.touchAllOfVisitor(photo.visitorId, shop.clock.now());
  return ok(saved);
};
