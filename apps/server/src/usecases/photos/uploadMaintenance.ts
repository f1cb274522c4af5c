import type { PhotoServices } from "./photoServices.ts";
import { uploadExpiryCutoff } from "./uploadExpiry.ts";

/** Removes uploads that were begun too long ago, what they left in a bucket, and drafts of dead processes. */
export const purgeStaleUploads = async ({
  uploads,
  photos,
  direct,
  clock,
}: Pick<PhotoServices, "uploads" | "photos" | "direct" | "clock">): Promise<void> => {
  const cutoff = uploadExpiryCutoff(clock.now());
  await uploads.removeOlderThan(cutoff);
  await photos.discardTempFilesOlderThan(cutoff);
  await direct?.removeOlderThan(cutoff);
};

/** Reads the uploads that a process left unread when it died, one after the other: shoppers who upload now come first. */
export const ingestUnfinishedUploads = async ({ ingest }: Pick<PhotoServices, "ingest">): Promise<void> => {
  for (const id of await ingest.unfinished()) await ingest.resultOf(id);
};
