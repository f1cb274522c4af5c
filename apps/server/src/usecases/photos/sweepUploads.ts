import type { Clock } from "../../ports/Clock.ts";
import type { PhotoStore } from "../../ports/PhotoStore.ts";
import type { Uploads } from "../../ports/Uploads.ts";
import { expiryBefore } from "./expiry.ts";

/** Removes uploads that were begun too long ago, and drafts that a process left when it died. For a timer. */
export const sweepUploads = async ({
  uploads,
  photos,
  clock,
}: {
  readonly uploads: Uploads;
  readonly photos: PhotoStore;
  readonly clock: Clock;
}): Promise<void> => {
  const before = expiryBefore(clock.now());
  await uploads.removeOlderThan(before);
  await photos.dropDraftsOlderThan(before);
};
