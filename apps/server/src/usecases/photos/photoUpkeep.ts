import { expiryBefore } from "./expiry.ts";
import type { PhotoServices } from "./photoServices.ts";

/** Removes uploads that were begun too long ago, what they left in a bucket, and drafts of dead processes. */
export const sweepUploads = async ({
  uploads,
  photos,
  direct,
  clock,
}: Pick<PhotoServices, "uploads" | "photos" | "direct" | "clock">): Promise<void> => {
  const before = expiryBefore(clock.now());
  await uploads.removeOlderThan(before);
  await photos.dropDraftsOlderThan(before);
  await direct?.removeOlderThan(before);
};

/** Reads the uploads that a process left unread when it died, one after the other: shoppers who upload now come first. */
export const readLeftUploads = async ({ intake }: Pick<PhotoServices, "intake">): Promise<void> => {
  for (const id of await intake.unread()) await intake.resultOf(id);
};
