import { matchPhotosToTiles } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";

/**
 * Returns the layout that `filled` shows with the photos of the transfer where they suit (B3): of the photos that hung
 * in the other layout, those that suit hang here. What hung in `before` already stays where the shopper placed it by
 * hand; otherwise it makes room for a photo that suits its tile better.
 */
export const matchTransfer = (
  before: Design,
  filled: Design,
  { photos, frameCount }: LayoutTransfer,
  isPlacedByHand = true,
): Design => {
  const photoIdBefore = new Map(before.tiles.map(({ name, photoId }) => [name, photoId]));
  const hasNewPhotos = filled.photos.length > before.photos.length;
  const freeTiles =
    isPlacedByHand || !hasNewPhotos
      ? filled.tiles.filter(({ name }) => !photoIdBefore.get(name))
      : filled.tiles;
  const hungIds = freeTiles.flatMap(({ photoId }) => photoId ?? []);
  const ownIds = new Set(before.photos.map(({ id }) => id));
  const newlyPlaced = photos.slice(0, frameCount).flatMap(({ id }) => (ownIds.has(id) ? [] : [id]));
  return matchPhotosToTiles(filled, {
    photoIds: [...new Set([...hungIds, ...newlyPlaced])],
    tileNames: freeTiles.map(({ name }) => name),
  });
};
