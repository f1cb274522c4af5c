import type { DirectUploads } from "../../ports/photos/DirectUploads.ts";
import type { PhotoDelivery } from "../../ports/photos/PhotoDelivery.ts";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import { createDirectUpload, type DirectUpload } from "./directUpload.ts";
import { createGetDeliveryUrl, type GetDeliveryUrl } from "./getDeliveryUrl.ts";
import { createGetPhotoFile, type GetPhotoFile } from "./getPhotoFile.ts";
import type { PhotoIngestDependencies } from "./photoIngest.ts";
import { createPhotoIngest, type PhotoIngest } from "./photoIngest.ts";
import type { QuotaDependencies } from "./photoQuota.ts";
import { createUploadReceiver, type UploadReceiver } from "./uploadReceiver.ts";

type PhotoServicesDependencies = PhotoIngestDependencies &
  QuotaDependencies & {
    readonly ids: Ids;
    readonly background: BackgroundTasks;
    /** Null when all uploads go through the shop. */
    readonly directUploads: DirectUploads | null;
    /** Null when the shop serves the smaller copies of photos itself. */
    readonly delivery: PhotoDelivery | null;
    readonly storageBudgets: StorageBudgets;
    readonly photoUrl: (assetId: string) => string;
  };

/** The services of photos, and their dependencies. */
export type PhotoServices = PhotoServicesDependencies & {
  readonly receiver: UploadReceiver;
  readonly ingest: PhotoIngest;
  readonly directUpload: DirectUpload | null;
  readonly getPhotoFile: GetPhotoFile;
  readonly getDeliveryUrl: GetDeliveryUrl | null;
};

/** Creates the photo services. Call it once a process: concurrent callers then share one ingest of an upload. */
export const createPhotoServices = (dependencies: PhotoServicesDependencies): PhotoServices => {
  const receiver = createUploadReceiver(dependencies);
  const { directUploads, delivery, background } = dependencies;
  return {
    ...dependencies,
    receiver,
    ingest: createPhotoIngest(dependencies),
    directUpload: directUploads && createDirectUpload({ ...dependencies, directUploads, receiver }),
    getPhotoFile: createGetPhotoFile(dependencies),
    getDeliveryUrl:
      delivery && createGetDeliveryUrl({ ...dependencies, delivery, reportError: background.reportError }),
  };
};
