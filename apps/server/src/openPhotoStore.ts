import { join } from "node:path";
import { openCloud } from "./adapters/photos-cloudinary/cloud.ts";
import { diskDrafts } from "./adapters/photos-disk/diskDrafts.ts";
import { diskPhotoStore } from "./adapters/photos-disk/diskPhotoStore.ts";
import { remotePhotoStore } from "./adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "./adapters/photos-s3/bucket.ts";
import type { PhotoStoreSettings } from "./photoStoreConfig.ts";
import type { PhotoStore } from "./ports/PhotoStore.ts";

export type OpenPhotoStore = {
  readonly store: PhotoStore;
  /** For readiness: rejects while photos could neither be kept nor shown. */
  readonly check: () => Promise<void>;
};

/** The store that the settings name. What is being written lies in `folder` of this machine in any case. */
export const openPhotoStore = async (
  settings: PhotoStoreSettings,
  folder: string,
): Promise<OpenPhotoStore> => {
  if (settings.kind === "disk") return { store: await diskPhotoStore(folder), check: async () => {} };
  const files = settings.kind === "s3" ? openBucket(settings) : openCloud(settings);
  return { store: remotePhotoStore(files, await diskDrafts(join(folder, "drafts"))), check: files.check };
};
