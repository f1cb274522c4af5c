import { SHOP_SENDER } from "./photoQuota.ts";
import type { PhotoServices } from "./photoServices.ts";
import { uploadExpiryCutoff } from "./uploadExpiry.ts";

/** Removes expired uploads, their parts in the bucket, and temp files of dead processes. */
export const purgeStaleUploads = async ({
  uploads,
  photos,
  directUploads,
  clock,
}: Pick<PhotoServices, "uploads" | "photos" | "directUploads" | "clock">): Promise<void> => {
  const cutoff = uploadExpiryCutoff(clock.now());
  await uploads.removeOlderThan(cutoff);
  await photos.discardTempFilesOlderThan(cutoff);
  await directUploads?.removeOlderThan(cutoff);
};

/**
 * Ingests complete uploads of dead processes, one after the other, so that shoppers who upload now are not slowed down.
 */
export const ingestUnfinishedUploads = async ({ ingest }: Pick<PhotoServices, "ingest">): Promise<void> => {
  for (const id of await ingest.unfinished()) await ingest.resultOf(id, SHOP_SENDER);
};
