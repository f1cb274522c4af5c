import { expiryBefore } from "./expiry.ts";
import type { PhotoServices } from "./photoServices.ts";

type Parts = Pick<PhotoServices, "uploads" | "photos" | "clock" | "intake" | "background">;

/** Removes uploads that were begun too long ago, and drafts that a process left when it died. */
export const sweepUploads = async ({ uploads, photos, clock }: Omit<Parts, "intake">): Promise<void> => {
  const before = expiryBefore(clock.now());
  await uploads.removeOlderThan(before);
  await photos.dropDraftsOlderThan(before);
};

/** Reads the uploads that a process left unread when it died, one after the other: shoppers who upload now come first. */
export const readLeftUploads = async ({ intake }: Pick<Parts, "intake">): Promise<void> => {
  for (const id of await intake.unread()) await intake.resultOf(id);
};

const SWEEP_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** Begins both, and sweeps again every hour; call the answer to stop. */
export const startPhotoUpkeep = (parts: Parts): (() => void) => {
  const sweep = () => parts.background.run("removing old uploads", () => sweepUploads(parts));
  parts.background.run("reading uploads left by a crash", () => readLeftUploads(parts));
  sweep();
  const timer = setInterval(sweep, SWEEP_EVERY_MILLISECONDS);
  return () => clearInterval(timer);
};
