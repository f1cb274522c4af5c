import type { DuePhoto, PhotoLives } from "../../ports/photos/PhotoLives.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { Background } from "../../ports/platform/Background.ts";
import type { UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { previewFilesOf } from "../previews/showPreview.ts";
import type { Shop } from "../shop.ts";

export type CollectParts = {
  readonly shop: Pick<Shop, "repositories" | "transaction" | "clock" | "photoLifeMs" | "orderPhotoLifeMs">;
  readonly photos: Pick<PhotoStore, "delete">;
  readonly previewFiles: Pick<PreviewFiles, "remove">;
  readonly background: Pick<Background, "failed">;
};

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Between the mark and the end of a photo's bytes: longer than any request that read the photo's row before the mark can
 * still take to name it. What it named is looked for once more, so no request need lock the photos of a wall.
 */
export const GRACE_MS = 5 * MINUTE_MS;
/** So long a photo that something names is left in peace. */
const LOOK_AGAIN_MS = DAY_MS;
const LEASE_MS = 5 * MINUTE_MS;
const AT_ONCE = 100;

/**
 * Lets photos go that nobody has used for as long as the shop keeps them and that nothing names. Mark first, then bytes,
 * then the row: a photo with a row has its bytes, and a process that dies leaves a marked row, which is due again. Any
 * number of processes share the work by leases.
 */
export const collectPhotos = async (parts: CollectParts): Promise<void> => {
  const { shop } = parts;
  const { photoLives } = shop.repositories;
  for (let isMore = true; isMore; ) {
    const now = shop.clock.now();
    const due = await photoLives.claim(now, later(now, LEASE_MS), AT_ONCE);
    const [marked, wanted] = [due.filter(isMarked), due.filter((photo) => !isMarked(photo))];
    await judge(shop, wanted, now);
    await letGo(parts, marked, now);
    isMore = due.length === AT_ONCE;
  }
  await dropPreviews(parts);
};

const isMarked = ({ unwantedAt }: DuePhoto): boolean => unwantedAt !== null;
const later = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** What holds photos, as of now. */
export const namedAmong = (
  { photoLives }: { readonly photoLives: PhotoLives },
  { orderPhotoLifeMs }: Pick<Shop, "orderPhotoLifeMs">,
  assetIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> =>
  photoLives.namedAmong(assetIds, { now, ordersOverBefore: later(now, -orderPhotoLifeMs) });

const judge = async (shop: CollectParts["shop"], due: readonly DuePhoto[], now: Date): Promise<void> => {
  if (due.length === 0) return;
  const { photoLives } = shop.repositories;
  const usedBefore = later(now, -shop.photoLifeMs);
  const ids = due.map(({ assetId }) => assetId);
  const named = await namedAmong(shop.repositories, shop, ids, now);
  const unwanted: string[] = [];
  for (const { assetId, lastUsedAt } of due) {
    if (lastUsedAt > usedBefore) await photoLives.lookAgain(assetId, later(lastUsedAt, shop.photoLifeMs));
    else if (named.has(assetId)) await photoLives.lookAgain(assetId, later(now, LOOK_AGAIN_MS));
    else unwanted.push(assetId);
  }
  await shop.transaction((repositories) => unwant(repositories, unwanted, now, usedBefore));
};

/** Marks photos that nothing names; their bytes go after the time of grace. */
export const unwant = (
  { photoLives }: Pick<Parameters<Parameters<UnitOfWork["transaction"]>[0]>[0], "photoLives">,
  assetIds: readonly string[],
  now: Date,
  usedBefore?: Date,
): Promise<void> =>
  photoLives.markUnwanted(assetIds, {
    at: now,
    lookAt: later(now, GRACE_MS),
    ...(usedBefore && { usedBefore }),
  });

const letGo = async (
  { shop, photos, background }: CollectParts,
  marked: readonly DuePhoto[],
  now: Date,
): Promise<void> => {
  if (marked.length === 0) return;
  const { photoLives } = shop.repositories;
  const ids = marked.map(({ assetId }) => assetId);
  const named = await namedAmong(shop.repositories, shop, ids, now);
  const listed = await photoLives.listedAmong(ids);
  for (const assetId of ids) {
    if (named.has(assetId) || listed.has(assetId)) {
      await photoLives.wantAgain(assetId, now);
      continue;
    }
    try {
      await photos.delete(assetId);
      await photoLives.remove(assetId);
    } catch (error) {
      // The store is away; when the lease ends it is tried again, and the others need not wait for it.
      background.failed("delete a photo", error);
    }
  }
};

/** Pictures of walls with photos that are gone. Whoever was drawing one at the time of the mark has ended by now. */
const dropPreviews = async ({ shop, previewFiles }: CollectParts): Promise<void> => {
  const { photoLives } = shop.repositories;
  const before = later(shop.clock.now(), -GRACE_MS);
  for (let keys = await photoLives.unwantedPreviews(before, AT_ONCE); keys.length > 0; ) {
    for (const key of keys) {
      for (const file of previewFilesOf(key)) await previewFiles.remove(file);
      await photoLives.removePreview(key);
    }
    keys = await photoLives.unwantedPreviews(before, AT_ONCE);
  }
};
