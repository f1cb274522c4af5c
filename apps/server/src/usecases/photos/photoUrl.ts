import { isPhotoUrl, normalisePhotoUrl } from "@storywall/domain/design/photoUrl.ts";

/**
 * The one address of a photo, whichever of the shop's hosts is asked: a cache keeps one copy, and a design that is
 * opened on another site of the shop still shows its photos. R4.1: it ends in jpg and is https, http only on loopback.
 */
export const photoUrl = (photosUrl: string, assetId: string): string =>
  normalisePhotoUrl(`${photosUrl}/photos/${assetId}.jpg`);

export type PhotoOrigins = {
  /** Origin that photos' addresses begin with. */
  readonly photosUrl: string;
  /** They began with this one before photos were given a host of their own. */
  readonly publicUrl: string;
};

/** Whether a text is the photo's address, as it is given out now or was before. */
export const isPhotoAddress = (
  { photosUrl, publicUrl }: PhotoOrigins,
  assetId: string,
  text: string,
): boolean => [photosUrl, publicUrl].some((origin) => photoUrl(origin, assetId) === text);

const PHOTO_PATH = /^\/photos\/([A-Za-z0-9_-]{1,64})\.jpg$/;

/** The asset that an address of ours names; undefined for any other. The address itself is never asked (rule 7). */
export const assetIdOf = (publicUrl: string, text: string): string | undefined => {
  const url = isPhotoUrl(text) ? URL.parse(text) : null;
  const ours = new URL(photoUrl(publicUrl, "any"));
  if (url?.origin !== ours.origin || url.username !== "" || url.password !== "") return undefined;
  return PHOTO_PATH.exec(url.pathname)?.[1];
};
