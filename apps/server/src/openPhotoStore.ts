import { join } from "node:path";
import { cloudinaryDelivery, withDelivery } from "./adapters/photos-cloudinary/cloudinaryDelivery.ts";
import { cloudinaryFiles } from "./adapters/photos-cloudinary/cloudinaryFiles.ts";
import { diskPhotoStore } from "./adapters/photos-disk/diskPhotoStore.ts";
import { diskTempFiles } from "./adapters/photos-disk/diskTempFiles.ts";
import { remotePhotoStore } from "./adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "./adapters/photos-s3/bucket.ts";
import { bucketUploads } from "./adapters/photos-s3/bucketUploads.ts";
import { bucketUrl, signedRequests } from "./adapters/photos-s3/signedRequests.ts";
import type { PhotoStoreSettings } from "./config/photoStoreConfig.ts";
import type { DirectUploads } from "./ports/photos/DirectUploads.ts";
import type { PhotoDelivery } from "./ports/photos/PhotoDelivery.ts";
import type { PhotoStore } from "./ports/photos/PhotoStore.ts";

type OpenPhotoStore = {
  readonly store: PhotoStore;
  /** Readiness check. Rejects while the store is not available. */
  readonly check: () => Promise<void>;
  /** Null when browsers send photos to our server. */
  readonly direct: DirectUploads | null;
  /** Null when the shop serves the smaller copies of photos itself. */
  readonly delivery: PhotoDelivery | null;
};

/** Returns the prefix of direct upload URLs; null when there are no direct uploads. */
export const directUploadsUrl = (settings: PhotoStoreSettings): string | null =>
  settings.kind === "s3" && settings.direct ? `${bucketUrl(settings)}/` : null;

/**
 * Returns the origin that may serve the smaller copies of photos; null when only the shop serves them. It is
 * returned even when the owner has switched the delivery off: browsers follow the redirects that they have
 * cached for a day.
 */
export const deliveryOrigin = (settings: PhotoStoreSettings): string | null =>
  settings.kind === "cloudinary" ? new URL(settings.deliveryUrl).origin : null;

/** Opens the photo store of the settings. Temp files are always in `folder` on this machine. */
export const openPhotoStore = async (
  settings: PhotoStoreSettings,
  folder: string,
): Promise<OpenPhotoStore> => {
  const openTempFiles = () => diskTempFiles(join(folder, "drafts"));
  switch (settings.kind) {
    case "disk":
      return { store: await diskPhotoStore(folder), check: async () => {}, direct: null, delivery: null };
    case "cloudinary": {
      const cloudinary = cloudinaryFiles(settings);
      const delivery = cloudinaryDelivery(settings);
      return {
        store: withDelivery(remotePhotoStore(cloudinary, await openTempFiles()), delivery),
        check: cloudinary.check,
        direct: null,
        delivery: settings.delivers ? delivery : null,
      };
    }
    case "s3": {
      const requests = signedRequests(settings);
      const bucket = openBucket(requests);
      const store = remotePhotoStore(bucket, await openTempFiles());
      const direct = settings.direct ? bucketUploads(requests, bucket) : null;
      return { store, check: bucket.check, direct, delivery: null };
    }
  }
};
