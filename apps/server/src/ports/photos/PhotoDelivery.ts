import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";

/**
 * A service that makes the smaller copies of photos from their masters, and serves them at its own addresses.
 *
 * @throws PhotoStoreUnavailableError when the service does not answer or does not accept a photo.
 */
export type PhotoDelivery = {
  /** Checks whether the service has the photo. */
  has(assetId: string): Promise<boolean>;
  /** Uploads the master to the service. Safe to repeat. */
  add(assetId: string, masterPath: string): Promise<void>;
  /** Removes the photo, also from the service's caches. Does nothing when there is none. */
  remove(assetId: string): Promise<void>;
  /**
   * Returns the address of a copy that is at most `width` px wide. The format is the smallest that the browser accepts.
   */
  urlOf(assetId: string, width: PhotoWidth): string;
};
