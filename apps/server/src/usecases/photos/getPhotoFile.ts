import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { ImageProcessor } from "../../ports/photos/ImageProcessor.ts";
import type { PhotoRecords } from "../../ports/photos/PhotoRecords.ts";
import {
  COPY_FORMATS,
  type CopyFormat,
  type PhotoCopy,
  type PhotoStore,
  type StoredPhoto,
} from "../../ports/photos/PhotoStore.ts";
import type { StorageBudgets } from "../../ports/photos/StorageBudgets.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";
import type { DiskSpace } from "../../ports/platform/DiskSpace.ts";
import { SHOP_SENDER } from "./photoQuota.ts";

type ServedPhoto = StoredPhoto & { readonly format: CopyFormat };

/**
 * Returns a photo's master, or a copy of a width in px, which is created on the first request. The copy has the
 * smallest of the accepted formats (`jpg` is always accepted). Never returns the original. `sender` is a
 * pseudonym of the requesting address: creating a copy uses one of its turns.
 */
export type GetPhotoFile = (
  assetId: string,
  sender: string,
  width?: PhotoWidth,
  acceptedFormats?: ReadonlySet<CopyFormat>,
) => Promise<ServedPhoto | undefined>;

/** Longer than creating a copy takes. After this time the request gets the master. */
const TIMEOUT_MS = 20 * SECOND_MS;

type GetPhotoFileDependencies = {
  readonly photos: PhotoStore;
  readonly images: Pick<ImageProcessor, "resize">;
  readonly locks: UploadLocks;
  readonly records: Pick<PhotoRecords, "addStoredBytes">;
  readonly diskSpace: DiskSpace;
  readonly storageBudgets: Pick<StorageBudgets, "reserve">;
};

/**
 * Takes the bytes of an image from its sender's budget for copies. Returns false when the budget is used up. If
 * the database is unavailable, images are served, and stored, anyway.
 */
export const tryReserveCopyBytes = async (
  storageBudgets: Pick<StorageBudgets, "reserve">,
  sender: string,
  bytes: number,
): Promise<boolean> => {
  if (sender === SHOP_SENDER) return true;
  return storageBudgets.reserve(sender, "copies", bytes).then(
    ({ kind }) => kind === "reserved",
    () => true,
  );
};

/** Creates the function. Call it once a process: concurrent requests then share the creation of a copy. */
export const createGetPhotoFile = ({
  photos,
  images,
  locks,
  records,
  diskSpace,
  storageBudgets: storage,
}: GetPhotoFileDependencies): GetPhotoFile => {
  const createCopy = (assetId: string, width: PhotoWidth, format: CopyFormat, sender: string) =>
    photos.withFile(assetId, "master", async (master) => {
      if (!(await diskSpace.hasSpaceForPhotos())) return;
      const tempPath = await photos.createTempFile();
      try {
        const resized = await images.resize(master, width, format, tempPath, sender);
        if (resized.kind !== "resized") return;
        if (!(await tryReserveCopyBytes(storage, sender, resized.bytes))) return;
        // Counted before it is stored, so that nothing is stored uncounted; if the database is unavailable, it
        // is served anyway.
        await records.addStoredBytes(assetId, resized.bytes).catch(() => {});
        await photos.put(tempPath, assetId, `${width}.${format}`);
        // The photo may have been deleted meanwhile, and a copy must not outlive it.
        if (!(await photos.read(assetId, "master"))) await photos.delete(assetId);
      } finally {
        await photos.discardTempFile(tempPath);
      }
    });

  const acquireLock = async (name: string): Promise<UploadLock | "unlocked" | undefined> => {
    try {
      return await locks.acquire(name, {
        onReleaseNeeded: () => {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      // Photos are served even if the database is unavailable. Without a lock a copy may be made twice, which
      // does no harm.
      return "unlocked";
    }
  };

  /** Creates a copy once among all processes: another one may be creating it. */
  const createCopyWithLock = async (
    assetId: string,
    width: PhotoWidth,
    format: CopyFormat,
    sender: string,
  ): Promise<void> => {
    // A lock is a row: requests for unknown photos must not fill the table.
    if (!(await photos.read(assetId, "master"))) return;
    const lock = await acquireLock(`copying ${assetId}/${width}.${format}`);
    if (!lock) return;
    try {
      if (!(await photos.read(assetId, `${width}.${format}`)))
        await createCopy(assetId, width, format, sender);
    } finally {
      // If a lease cannot be released, it expires.
      if (lock !== "unlocked") await lock.release().catch(() => {});
    }
  };

  const running = new Map<string, Promise<void>>();
  const createCopyOnce = (
    assetId: string,
    width: PhotoWidth,
    format: CopyFormat,
    sender: string,
  ): Promise<void> => {
    const name = `${assetId}/${width}.${format}`;
    const pending =
      running.get(name) ??
      createCopyWithLock(assetId, width, format, sender).finally(() => running.delete(name));
    running.set(name, pending);
    return pending;
  };

  const read = async (assetId: string, file: "master" | PhotoCopy, format: CopyFormat) => {
    const stored = await photos.read(assetId, file);
    return stored && { ...stored, format };
  };

  return async (assetId, sender, width, acceptedFormats) => {
    if (width === undefined) return read(assetId, "master", "jpg");
    const format = COPY_FORMATS[width].find((one) => acceptedFormats?.has(one)) ?? "jpg";
    const found = await read(assetId, `${width}.${format}`, format);
    if (found) return found;
    await createCopyOnce(assetId, width, format, sender);
    // On a full disk, or when a busy machine takes too long, there is no copy; the master is served instead.
    return (await read(assetId, `${width}.${format}`, format)) ?? read(assetId, "master", "jpg");
  };
};
