import { isSafeId } from "@storywall/domain/photos/assetId.ts";
import type { PhotoDelivery } from "../../ports/photos/PhotoDelivery.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import { type CloudinarySettings, cloudinaryFiles } from "./cloudinaryFiles.ts";
import { deliveryUrl } from "./deliveryUrl.ts";

type CloudinaryDeliverySettings = CloudinarySettings & {
  /** Where Cloudinary serves the account's images: `https://res.cloudinary.com/CLOUD_NAME`. */
  readonly deliveryUrl: string;
};

/**
 * Creates a delivery of photos by Cloudinary. For each photo it stores an image beside the raw file of the photo store.
 * Prints are made of the raw file, whose bytes Cloudinary never changes (docs/decisions/0080).
 */
export const cloudinaryDelivery = (settings: CloudinaryDeliverySettings): PhotoDelivery => {
  const images = cloudinaryFiles(settings, { resourceType: "image" });
  const key = { origin: settings.deliveryUrl, apiSecret: settings.apiSecret };
  return {
    has: async (assetId) => (await images.sizeOf(publicIdOf(assetId))) !== undefined,
    add: async (assetId, masterPath) => void (await images.put(publicIdOf(assetId), masterPath)),
    remove: (assetId) => images.remove(publicIdOf(assetId)),
    urlOf: (assetId, width) => deliveryUrl(key, publicIdOf(assetId), width),
  };
};

const publicIdOf = (assetId: string): string => `photos/${assetId}`;

/**
 * Returns the store, whose `delete` also removes what is delivered. It does so with every setting: the owner may have
 * switched the delivery off since, and a deleted photo must not remain there (B12).
 */
export const withDelivery = (store: PhotoStore, delivery: Pick<PhotoDelivery, "remove">): PhotoStore => ({
  ...store,
  delete: async (assetId) => {
    // Files first: a delivery that runs at the same time looks whether the master is still there.
    await store.delete(assetId);
    if (isSafeId(assetId)) await delivery.remove(assetId);
  },
});
