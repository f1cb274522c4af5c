import { normalisePhotoUrl } from "@storywall/domain/design/photoUrl.ts";

/**
 * Returns the only URL of a photo. It is the same on every host of the shop, so that a cache keeps one copy and a
 * design that is opened on another site still shows its photos. It ends in jpg and is https, http only on loopback
 * (R4.1).
 */
export const photoUrl = (photosUrl: string, assetId: string): string =>
  normalisePhotoUrl(`${photosUrl}/photos/${assetId}.jpg`);

type PhotoOrigins = {
  /** Origin of photo URLs. */
  readonly photosUrl: string;
  /** Origin of photo URLs before photos had a host of their own. */
  readonly publicUrl: string;
};

/** Returns whether a text is the photo's URL, with the current origin or the one before. */
export const isPhotoAddress = (
  { photosUrl, publicUrl }: PhotoOrigins,
  assetId: string,
  text: string,
): boolean => [photosUrl, publicUrl].some((origin) => photoUrl(origin, assetId) === text);
