import type { ArtItem } from "../art/artItem.ts";
import { px } from "../units/units.ts";
import type { DesignPhoto } from "./design.ts";

/**
 * A tile may show a picture of the catalogue (R2.13). In a design that is a photo like any other, so crop, drawing, price
 * and undo need not know of it; only its id says what it is. No shopper's photo may have an id that begins so.
 */
const ART_PHOTO_ID_PREFIX = "art:";

/** The id in a design of the picture of an item. */
export const toArtPhotoId = (itemId: string): string => `${ART_PHOTO_ID_PREFIX}${itemId}`;

/** The item whose picture a photo or its handle names; null when it is a shopper's own photo. */
export const artItemIdOf = (id: string): string | null =>
  id.startsWith(ART_PHOTO_ID_PREFIX) ? id.slice(ART_PHOTO_ID_PREFIX.length) : null;

/** The picture of an item at `url`, ready to hang: nobody need upload it. */
export const createArtPhoto = (
  { id, title, width, height }: Pick<ArtItem, "id" | "title" | "width" | "height">,
  url: string,
): DesignPhoto => ({
  id: toArtPhotoId(id),
  fileName: title,
  size: { width: px(width), height: px(height) },
  url,
  // Photos' handles have no colon, so whoever looks for the bytes can tell where they are.
  handle: toArtPhotoId(id),
});
