import type { DuePhoto, PhotoRetention } from "../../ports/photos/PhotoRetention.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { Background } from "../../ports/platform/Background.ts";
import type { UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { previewFilesOf } from "../previews/getPreview.ts";
import type { Shop } from "../shop.ts";

export type PurgePhotosDependencies = {
  readonly shop: Pick<
    Shop,
    "repositories" | "transaction" | "clock" | "photoRetentionMs" | "orderPhotoRetentionMs"
  >;
  readonly photos: Pick<PhotoStore, "delete">;
  readonly previewFiles: Pick<PreviewFiles, "remove">;
  readonly background: Pick<Background, "reportError">;
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Between the mark and the end of a photo's bytes: longer than any request that read the photo's row before the mark can
 * still take to name it. What it named is looked for once more, so no request need lock the photos of a wall.
 */
export const DELETION_GRACE_MS = 5 * MINUTE_MS;
/** So long a photo that something names is left in peace. */
const RECHECK_INTERVAL_MS = DAY_MS;
const LEASE_MS = 5 * MINUTE_MS;
const BATCH_SIZE = 100;

/**
 * Lets photos go that nobody has used for as long as the shop keeps them and that nothing names. Mark first, then bytes,
 * then the row: a photo with a row has its bytes, and a process that dies leaves a marked row, which is due again. Any
 * number of processes share the work by leases.
 */
export const purgePhotos = async (dependencies: PurgePhotosDependencies): Promise<void> => {
  const { shop } = dependencies;
  const { photoRetention } = shop.repositories;
  for (let isMore = true; isMore; ) {
    const now = shop.clock.now();
    const due = await photoRetention.claim(now, addMilliseconds(now, LEASE_MS), BATCH_SIZE);
    const [marked, unmarked] = [due.filter(isMarked), due.filter((photo) => !isMarked(photo))];
    await markOrRecheck(shop, unmarked, now);
    await deleteMarked(dependencies, marked, now);
    isMore = due.length === BATCH_SIZE;
  }
  await purgePreviews(dependencies);
};

const isMarked = ({ unwantedAt }: DuePhoto): boolean => unwantedAt !== null;
const addMilliseconds = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** What holds photos, as of now. */
export const findReferenced = (
  { photoRetention }: { readonly photoRetention: PhotoRetention },
  { orderPhotoRetentionMs }: Pick<Shop, "orderPhotoRetentionMs">,
  assetIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> =>
  photoRetention.findReferenced(assetIds, {
    now,
    ordersOverBefore: addMilliseconds(now, -orderPhotoRetentionMs),
  });

const markOrRecheck = async (
  shop: PurgePhotosDependencies["shop"],
  due: readonly DuePhoto[],
  now: Date,
): Promise<void> => {
  if (due.length === 0) return;
  const { photoRetention } = shop.repositories;
  const usedBefore = addMilliseconds(now, -shop.photoRetentionMs);
  const ids = due.map(({ assetId }) => assetId);
  const referenced = await findReferenced(shop.repositories, shop, ids, now);
  const unreferenced: string[] = [];
  for (const { assetId, lastUsedAt } of due) {
    if (lastUsedAt > usedBefore)
      await photoRetention.recheckAt(assetId, addMilliseconds(lastUsedAt, shop.photoRetentionMs));
    else if (referenced.has(assetId))
      await photoRetention.recheckAt(assetId, addMilliseconds(now, RECHECK_INTERVAL_MS));
    else unreferenced.push(assetId);
  }
  await shop.transaction((repositories) => markForDeletion(repositories, unreferenced, now, usedBefore));
};

/** Marks photos that nothing names; their bytes go after the time of grace. */
export const markForDeletion = (
  { photoRetention }: Pick<Parameters<Parameters<UnitOfWork["transaction"]>[0]>[0], "photoRetention">,
  assetIds: readonly string[],
  now: Date,
  usedBefore?: Date,
): Promise<void> =>
  photoRetention.markForDeletion(assetIds, {
    at: now,
    recheckAt: addMilliseconds(now, DELETION_GRACE_MS),
    ...(usedBefore && { usedBefore }),
  });

const deleteMarked = async (
  { shop, photos, background }: PurgePhotosDependencies,
  marked: readonly DuePhoto[],
  now: Date,
): Promise<void> => {
  if (marked.length === 0) return;
  const { photoRetention } = shop.repositories;
  const ids = marked.map(({ assetId }) => assetId);
  const referenced = await findReferenced(shop.repositories, shop, ids, now);
  const listed = await photoRetention.findListed(ids);
  for (const assetId of ids) {
    if (referenced.has(assetId) || listed.has(assetId)) {
      await photoRetention.unmark(assetId, now);
      continue;
    }
    try {
      await photos.delete(assetId);
      await photoRetention.remove(assetId);
    } catch (error) {
      // The store is away; when the lease ends it is tried again, and the others need not wait for it.
      background.reportError("delete a photo", error);
    }
  }
};

/** Pictures of walls with photos that are gone. Whoever was drawing one at the time of the mark has ended by now. */
const purgePreviews = async ({ shop, previewFiles }: PurgePhotosDependencies): Promise<void> => {
  const { photoRetention } = shop.repositories;
  const before = addMilliseconds(shop.clock.now(), -DELETION_GRACE_MS);
  for (let keys = await photoRetention.findUnwantedPreviews(before, BATCH_SIZE); keys.length > 0; ) {
    for (const key of keys) {
      for (const file of previewFilesOf(key)) await previewFiles.remove(file);
      await photoRetention.removePreview(key);
    }
    keys = await photoRetention.findUnwantedPreviews(before, BATCH_SIZE);
  }
};
