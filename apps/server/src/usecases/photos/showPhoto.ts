import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { Images } from "../../ports/photos/Images.ts";
import {
  COPY_FORMATS,
  type CopyFormat,
  type PhotoCopy,
  type PhotoStore,
  type StoredPhoto,
} from "../../ports/photos/PhotoStore.ts";
import type { UploadLock, UploadLocks } from "../../ports/photos/UploadLocks.ts";

export type ShownPhoto = StoredPhoto & { readonly format: CopyFormat };

/**
 * Gives a photo's master, or a smaller copy that is made when it is first asked for, in the smallest of the formats that
 * the asker takes (`jpg` always). Never the original.
 */
export type ShowPhoto = (
  assetId: string,
  width?: PhotoWidth,
  takes?: ReadonlySet<CopyFormat>,
) => Promise<ShownPhoto | undefined>;

/** Longer than a copy takes; whoever waited so long sees the master. */
const PATIENCE_MS = 20_000;

type ShowParts = {
  readonly photos: PhotoStore;
  readonly images: Pick<Images, "resize">;
  readonly locks: UploadLocks;
};

export const showPhoto = ({ photos, images, locks }: ShowParts): ShowPhoto => {
  const make = (assetId: string, width: PhotoWidth, format: CopyFormat) =>
    photos.lend(assetId, "master", async (master) => {
      const draft = await photos.draft();
      try {
        const { kind } = await images.resize(master, width, format, draft);
        if (kind !== "resized") return;
        await photos.keep(draft, assetId, `${width}.${format}`);
        // Deleted meanwhile: a copy must not outlive its photo.
        if (!(await photos.read(assetId, "master"))) await photos.delete(assetId);
      } finally {
        await photos.drop(draft);
      }
    });

  const lockOf = async (name: string): Promise<UploadLock | "nobody's" | undefined> => {
    try {
      return await locks.take(name, { letGo: () => {}, giveUp: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
      // Without a database photos are shown all the same; a copy made twice is the same copy.
      return "nobody's";
    }
  };

  /** Once among all processes: another one may just be at it. */
  const makeAlone = async (assetId: string, width: PhotoWidth, format: CopyFormat): Promise<void> => {
    // A lock is a row; nobody shall fill the table by asking for photos that there are not.
    if (!(await photos.read(assetId, "master"))) return;
    const lock = await lockOf(`copying ${assetId}/${width}.${format}`);
    if (!lock) return;
    try {
      if (!(await photos.read(assetId, `${width}.${format}`))) await make(assetId, width, format);
    } finally {
      // A lease that cannot be given back ends by itself.
      if (lock !== "nobody's") await lock.release().catch(() => {});
    }
  };

  const making = new Map<string, Promise<void>>();
  const makeOnce = (assetId: string, width: PhotoWidth, format: CopyFormat): Promise<void> => {
    const name = `${assetId}/${width}.${format}`;
    const running = making.get(name) ?? makeAlone(assetId, width, format).finally(() => making.delete(name));
    making.set(name, running);
    return running;
  };

  const read = async (assetId: string, file: "master" | PhotoCopy, format: CopyFormat) => {
    const stored = await photos.read(assetId, file);
    return stored && { ...stored, format };
  };

  return async (assetId, width, takes) => {
    if (width === undefined) return read(assetId, "master", "jpg");
    const format = COPY_FORMATS[width].find((one) => takes?.has(one)) ?? "jpg";
    const found = await read(assetId, `${width}.${format}`, format);
    if (found) return found;
    await makeOnce(assetId, width, format);
    // On a full disk the copy could not be kept; the shopper sees the photo all the same.
    return (await read(assetId, `${width}.${format}`, format)) ?? read(assetId, "master", "jpg");
  };
};
