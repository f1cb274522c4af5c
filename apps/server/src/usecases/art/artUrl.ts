import { normalisePhotoUrl } from "@storywall/domain/design/photoUrl.ts";

/** Returns the URL of an art item's image, which follows the rules of photo URLs (R4.1). */
export const artUrl = (publicUrl: string, itemId: string): string =>
  normalisePhotoUrl(`${publicUrl}/art/${itemId}.jpg`);
