import { normalisePhotoUrl } from "@storywall/domain/design/photoUrl.ts";

/**
 * The one address of a photo, whichever of the shop's hosts is asked: a cache keeps one copy, and a design that is
 * opened on another site of the shop still shows its photos. R4.1: it ends in jpg and is https, http only on loopback.
 */
export const photoUrl = (publicUrl: string, assetId: string): string =>
  normalisePhotoUrl(`${publicUrl}/photos/${assetId}.jpg`);
