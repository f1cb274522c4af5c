import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { ImageProcessor } from "../../ports/photos/ImageProcessor.ts";
import {
  COPY_FORMATS,
  type CopyFormat,
  type PhotoCopy,
  type PhotoStore,
  type StoredPhoto,
} from "../../ports/photos/PhotoStore.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";

export type ServedPhoto = StoredPhoto & { readonly format: CopyFormat };

/**
 * Gives a photo's master, or a smaller copy that is made when it is first asked for, in the smallest of the formats that
 * the asker takes (`jpg` always). Never the original.
 */
export type GetPhotoFile = (
  assetId: string,
  width?: PhotoWidth,
  acceptedFormats?: ReadonlySet<CopyFormat>,
) => Promise<ServedPhoto | undefined>;

/** Longer than a copy takes; whoever waited so long sees the master. */
const TIMEOUT_MS = 20_000;

type GetPhotoFileDependencies = {
  readonly photos: PhotoStore;
  readonly images: Pick<ImageProcessor, "resize">;
  readonly locks: UploadLocks;
};

export const createGetPhotoFile = ({ photos, images, locks }: GetPhotoFileDependencies): GetPhotoFile => {
  const createCopy = (assetId: string, width: PhotoWidth, format: CopyFormat) =>
    photos.withFile(assetId, "master", async (master) => {
      const tempPath = await photos.createTempFile();
      try {
        const { kind } = await images.resize(master, width, format, tempPath);
        if (kind !== "resized") return;
        await photos.put(tempPath, assetId, `${width}.${format}`);
        // Deleted meanwhile: a copy must not outlive its photo.
        if (!(await photos.read(assetId, "master"))) await photos.delete(assetId);
      } finally {
        await photos.discardTempFile(tempPath);
      }
    });

  const acquireLock = async (name: string): Promise<UploadLock | "unlocked" | undefined> => {
    try {
      return await locks.acquire(name, { onContended: () => {}, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      // Without a database photos are shown all the same; a copy made twice is the same copy.
      return "unlocked";
    }
  };

  /** Once among all processes: another one may just be at it. */
  const createCopyWithLock = async (
    assetId: string,
    width: PhotoWidth,
    format: CopyFormat,
  ): Promise<void> => {
    // A lock is a row; nobody shall fill the table by asking for photos that there are not.
    if (!(await photos.read(assetId, "master"))) return;
    const lock = await acquireLock(`copying ${assetId}/${width}.${format}`);
    if (!lock) return;
    try {
      if (!(await photos.read(assetId, `${width}.${format}`))) await createCopy(assetId, width, format);
    } finally {
      // A lease that cannot be given back ends by itself.
      if (lock !== "unlocked") await lock.release().catch(() => {});
    }
  };

  const running = new Map<string, Promise<void>>();
  const createCopyOnce = (assetId: string, width: PhotoWidth, format: CopyFormat): Promise<void> => {
    const name = `${assetId}/${width}.${format}`;
    const pending =
      running.get(name) ?? createCopyWithLock(assetId, width, format).finally(() => running.delete(name));
    running.set(name, pending);
    return pending;
  };

  const read = async (assetId: string, file: "master" | PhotoCopy, format: CopyFormat) => {
    const stored = await photos.read(assetId, file);
    return stored && { ...stored, format };
  };

  return async (assetId, width, acceptedFormats) => {
    if (width === undefined) return read(assetId, "master", "jpg");
    const format = COPY_FORMATS[width].find((one) => acceptedFormats?.has(one)) ?? "jpg";
    const found = await read(assetId, `${width}.${format}`, format);
    if (found) return found;
    await createCopyOnce(assetId, width, format);
    // On a full disk the copy could not be kept; the shopper sees the photo all the same.
    return (await read(assetId, `${width}.${format}`, format)) ?? read(assetId, "master", "jpg");
  };
};
