import { join } from "node:path";
import { cloudinaryFiles } from "./adapters/photos-cloudinary/cloudinaryFiles.ts";
import { diskPhotoStore } from "./adapters/photos-disk/diskPhotoStore.ts";
import { diskTempFiles } from "./adapters/photos-disk/diskTempFiles.ts";
import { remotePhotoStore } from "./adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "./adapters/photos-s3/bucket.ts";
import { bucketUploads } from "./adapters/photos-s3/bucketUploads.ts";
import { signedRequests } from "./adapters/photos-s3/signedRequests.ts";
import type { PhotoStoreSettings } from "./photoStoreConfig.ts";
import type { DirectUploads } from "./ports/photos/DirectUploads.ts";
import type { PhotoStore } from "./ports/photos/PhotoStore.ts";

type OpenPhotoStore = {
  readonly store: PhotoStore;
  /** Readiness check. Rejects while the store is not available. */
  readonly check: () => Promise<void>;
  /** Null: browsers send photos to our server. */
  readonly direct: DirectUploads | null;
};

/** Returns the prefix of direct upload URLs; null when there are no direct uploads. */
export const directUploadsUrl = (settings: PhotoStoreSettings): string | null =>
  settings.kind === "s3" && settings.direct ? `${settings.endpoint}/${settings.bucket}/` : null;

/** Opens the photo store of the settings. Temp files are always in `folder` on this machine. */
export const openPhotoStore = async (
  settings: PhotoStoreSettings,
  folder: string,
): Promise<OpenPhotoStore> => {
  const openTempFiles = () => diskTempFiles(join(folder, "drafts"));
  switch (settings.kind) {
    case "disk":
      return { store: await diskPhotoStore(folder), check: async () => {}, direct: null };
    case "cloudinary": {
      const cloudinary = cloudinaryFiles(settings);
      return {
        store: remotePhotoStore(cloudinary, await openTempFiles()),
        check: cloudinary.check,
        direct: null,
      };
    }
    case "s3": {
      const requests = signedRequests(settings);
      const bucket = openBucket(requests);
      const store = remotePhotoStore(bucket, await openTempFiles());
      return { store, check: bucket.check, direct: settings.direct ? bucketUploads(requests, bucket) : null };
    }
  }
};
