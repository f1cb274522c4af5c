import type { ArtItem } from "../art/artItem.ts";
import { px } from "../units/units.ts";
import type { Design, DesignPhoto } from "./design.ts";

/**
 * Prefix of the ids of art photos. A tile may show an image of the catalogue (R2.13). In a design it is a photo like
 * any other, so crop, drawing, price and undo need no special case; only its id shows that it is art. The id of a
 * shopper's photo must not have this prefix.
 */
const ART_PHOTO_ID_PREFIX = "art:";

/** Returns the photo id of an art item. */
export const toArtPhotoId = (itemId: string): string => `${ART_PHOTO_ID_PREFIX}${itemId}`;

/** Returns the id of the art item that a photo id or a handle names; null for a shopper's own photo. */
export const artItemIdOf = (id: string): string | null =>
  id.startsWith(ART_PHOTO_ID_PREFIX) ? id.slice(ART_PHOTO_ID_PREFIX.length) : null;

/** Returns true for a design with a photo that a shopper uploaded, in a tile or not. */
export const hasUploadedPhotos = ({ photos }: Design): boolean =>
  photos.some(({ handle }) => handle !== undefined && artItemIdOf(handle) === null);

/** Returns true for a design whose tiles all show art: its buyer has no photos to add or change. */
export const isArtOnly = ({ tiles }: Design): boolean =>
  tiles.every(({ photoId }) => photoId !== null && artItemIdOf(photoId) !== null);

/** Creates the photo of an art item. It has a handle from the start: it needs no upload. */
export const createArtPhoto = (
  { id, title, width, height }: Pick<ArtItem, "id" | "title" | "width" | "height">,
  url: string,
): DesignPhoto => ({
  id: toArtPhotoId(id),
  fileName: title,
  size: { width: px(width), height: px(height) },
  url,
  // Handles of uploaded photos have no colon, so the server can distinguish them from art when it reads the bytes.
  handle: toArtPhotoId(id),
});
