import { apiWithoutToasts } from "../../lib/api/api.ts";
import { showToast } from "../../lib/page/toast.ts";
import { createPhotos, type Photos } from "./photos.ts";
import { browserPendingPhotos } from "./storage/pendingPhotos.ts";
import { loadSendPhoto, uploadPhoto } from "./upload/uploadPhoto.ts";
import { browserQueueDependencies, createUploadQueue } from "./upload/uploadQueue.ts";
import { createPhotoReader } from "./worker/photoReader.ts";

let photos: Photos | null = null;

/** Returns the photos of this tab. Created when a page first needs it. Only in the browser. */
export const browserPhotos = (): Photos => {
  photos ??= warnBeforeUnload(createBrowserPhotos());
  return photos;
};

/** Makes the browser ask before it leaves the page while photos are only in memory (B4). */
const warnBeforeUnload = (instance: Photos): Photos => {
  addEventListener("beforeunload", (event) => {
    if (instance.hasUnsavedPhotos()) event.preventDefault();
  });
  return instance;
};

const createBrowserPhotos = (): Photos => {
  loadSendPhoto().catch(() => undefined);
  return createPhotos({
    reader: createPhotoReader(),
    pending: browserPendingPhotos(),
    queue: createUploadQueue(browserQueueDependencies()),
    upload: (request) => uploadPhoto(apiWithoutToasts, request),
    createObjectUrl: (picture) => URL.createObjectURL(picture),
    decodeImage,
    revokeObjectUrl: (source) => URL.revokeObjectURL(source),
    newId: () => crypto.randomUUID(),
    now: () => Date.now(),
    onStorageFull: () =>
      showToast(
        "info",
        "This browser has no space for your photos. Please keep this page open until they're uploaded.",
      ),
  });
};

const decodeImage = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
};
