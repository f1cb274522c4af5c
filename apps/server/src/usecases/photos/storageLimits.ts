import { MAX_PHOTO_BYTES } from "@storywall/domain/photos/photoLimits.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { StoredContentKind } from "../../ports/photos/StorageBudgets.ts";

/** A token bucket: its capacity in bytes, and the bytes by which it refills each minute. */
export type StorageLimit = { readonly capacityBytes: number; readonly bytesPerMinute: number };

/** Maximum growth of the data folder by the requests of one address within ten minutes, in bytes. */
export const MAX_GROWTH_BYTES = 2_300_000_000;
export const GROWTH_WINDOW_MS = 10 * MINUTE_MS;

/**
 * Limits of one address. A shopper who adds 50 photos of 12 megapixels and 5 MB sends 250 MB, and their masters
 * take 10 MB each at most: 750 MB, which fits at once beside the space for a master. Their copies, all widths
 * together, take 1 MB a photo: 50 MB. Several people at one address share the limits; beyond them a browser
 * waits, and continues automatically.
 */
export const STORAGE_LIMITS: Readonly<Record<StoredContentKind, StorageLimit>> = {
  photos: { capacityBytes: 860_000_000, bytesPerMinute: 50_000_000 },
  copies: { capacityBytes: 150_000_000, bytesPerMinute: 15_000_000 },
};

/** Returns the maximum number of bytes that a limit allows within any period of this length. */
export const maxBytesWithin = (
  { capacityBytes, bytesPerMinute }: StorageLimit,
  milliseconds: number,
): number => capacityBytes + (bytesPerMinute * milliseconds) / MINUTE_MS;

/** Maximum size of the master of a photo in bytes (ports/photos/ImageProcessor.ts). */
export const MAX_MASTER_BYTES = 80_000_000;
const CONCURRENT_INGESTS = 2;
/**
 * Maximum bytes of temp files while photos are read: a second copy of the original, and a master that is not
 * counted yet.
 */
export const MAX_TEMP_BYTES = CONCURRENT_INGESTS * (MAX_PHOTO_BYTES + MAX_MASTER_BYTES);
