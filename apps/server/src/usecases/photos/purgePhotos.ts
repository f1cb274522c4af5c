import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { DuePhoto, PhotoRetention } from "../../ports/photos/PhotoRetention.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";
import type { Repositories, UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { photoAddresses, previewAddresses } from "../cdn/publicAddresses.ts";
import { LEASE_MS } from "../leasedQueue.ts";
import { previewFilesOf } from "../previews/getPreview.ts";
import type { Shop } from "../shop.ts";

export type PurgePhotosDependencies = {
  readonly shop: Pick<
    Shop,
    "repositories" | "transaction" | "clock" | "ids" | "photoRetentionMs" | "orderPhotoRetentionMs"
  >;
  readonly photos: Pick<PhotoStore, "delete">;
  readonly previewFiles: Pick<PreviewFiles, "remove">;
  readonly background: Pick<BackgroundTasks, "reportError">;
  /** Origins at which a CDN serves images; empty when there is no CDN to purge. */
  readonly cdnOrigins: readonly string[];
};

/**
 * Time between marking a photo and deleting its bytes. It is longer than a request takes that reads the photo's
 * row before the mark and then adds a reference to it. References are checked again before the deletion, so no
 * request has to lock the photos of a wall.
 */
export const DELETION_GRACE_MS = 5 * MINUTE_MS;
/** Time until a referenced photo is checked again. */
const RECHECK_INTERVAL_MS = DAY_MS;
const BATCH_SIZE = 100;

/**
 * Deletes photos that were not used within the retention time and that nothing references. It sets the mark first, then
 * deletes the bytes, then the row. So a photo with a row has its bytes, and a process that dies leaves a marked row,
 * which becomes due again. Safe with several workers: each batch is leased to one. A photo whose deletion fails is due
 * again when the lease ends.
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

/** Returns those of the photos that a cart, an open link, an order or an unfinished payment references now. */
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

/** Marks unreferenced photos; their bytes are deleted after the grace period. */
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
  { shop, photos, background, cdnOrigins }: PurgePhotosDependencies,
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
      await shop.transaction(async (repositories) => {
        await repositories.photoRetention.remove(assetId);
        await queueCdnPurge(shop, repositories, photoAddresses(cdnOrigins, assetId));
      });
    } catch (error) {
      // The store is unavailable. The photo is due again when the lease ends, and the others need not wait for it.
      background.reportError("delete a photo", error);
    }
  }
};

/** A cart can be seen for as long as its photos are stored, and its previews are saved again once a day. */
const PREVIEW_MARGIN_MS = 2 * DAY_MS;

/**
 * Deletes previews that show deleted photos, and previews without photos that were not opened for as long as a
 * photo would be stored. A render that began before the mark has ended after the grace period.
 */
const purgePreviews = async ({ shop, previewFiles, cdnOrigins }: PurgePhotosDependencies): Promise<void> => {
  const { photoRetention } = shop.repositories;
  const now = shop.clock.now();
  const savedBefore = addMilliseconds(now, -shop.photoRetentionMs - PREVIEW_MARGIN_MS);
  await photoRetention.disablePreviewsWithoutPhotos(savedBefore, now);
  const markedBefore = addMilliseconds(now, -DELETION_GRACE_MS);
  for (let keys = await photoRetention.findUnwantedPreviews(markedBefore, BATCH_SIZE); keys.length > 0; ) {
    for (const key of keys) {
      for (const file of previewFilesOf(key)) await previewFiles.remove(file);
      await shop.transaction(async (repositories) => {
        await repositories.photoRetention.removePreview(key);
        await queueCdnPurge(shop, repositories, previewAddresses(cdnOrigins, key));
      });
    }
    keys = await photoRetention.findUnwantedPreviews(markedBefore, BATCH_SIZE);
  }
};

/**
 * Queues a purge in the transaction that removes the row: a process that dies between the two would leave
 * copies in the CDN.
 */
const queueCdnPurge = async (
  { ids, clock }: Pick<Shop, "ids" | "clock">,
  { cdnPurges }: Pick<Repositories, "cdnPurges">,
  addresses: readonly string[],
): Promise<void> => {
  if (addresses.length > 0) await cdnPurges.add({ id: ids.next(), addresses, createdAt: clock.now() });
};
