import { normalisePhotoUrl } from "@storywall/domain/design/photoUrl.ts";

/** The one address of an item's picture, as that of a photo (R4.1). */
export const artUrl = (publicUrl: string, itemId: string): string =>
  normalisePhotoUrl(`${publicUrl}/art/${itemId}.jpg`);
