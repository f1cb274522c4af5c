import { digestOfLine } from "../../features/designer/storage/lineOfDesign.ts";
import { purchaseDigest } from "../../features/designer/storage/walls/purchaseDigest.ts";
import type { ThumbnailPhoto, WallSummary } from "../../features/designer/storage/walls/wallSummary.ts";

type Photos = Pick<WallSummary, "sizes" | "emptyTiles" | "thumbnail">;

/**
 * Returns the key of a photo that cannot be shown. It includes the address, so that a photo that this browser lost
 * while pending is shown as soon as the shop has it.
 */
export const photoKeyOf = ({ id, url }: Pick<ThumbnailPhoto, "id" | "url">): string => `${id} ${url ?? ""}`;

/**
 * Returns how many tiles have a photo that cannot be shown: one that could not be read (the thumbnail has no photo for
 * its tile), or one of `brokenKeys`.
 */
export const countBrokenTiles = (
  { sizes, emptyTiles, thumbnail }: Photos,
  brokenKeys: ReadonlySet<string>,
): number => {
  const shown = thumbnail.tiles.filter(({ photo }) => photo && !brokenKeys.has(photoKeyOf(photo)));
  return Math.max(0, sizes.length - emptyTiles - shown.length);
};

/** Returns how many tiles a wall has, and which of them lack a photo. */
export const describePhotos = (wall: Photos, brokenKeys: ReadonlySet<string>): string => {
  const { length } = wall.sizes;
  const broken = countBrokenTiles(wall, brokenKeys);
  const tiles = length === 1 ? "1 tile" : `${length} tiles`;
  if (wall.emptyTiles === 0 && broken === 0) return length > 1 ? `${tiles}, all with photos` : tiles;
  return [
    tiles,
    ...(wall.emptyTiles > 0 ? [`${wall.emptyTiles} still empty`] : []),
    ...(broken > 0 ? [`${broken} ${broken === 1 ? "photo" : "photos"} can't be shown`] : []),
  ].join(", ");
};

/** Returns how far the wall to continue is. */
export const describeProgress = (wall: Photos, brokenKeys: ReadonlySet<string>): string => {
  const { length } = wall.sizes;
  const inPlace = length - wall.emptyTiles - countBrokenTiles(wall, brokenKeys);
  if (inPlace === length) return length === 1 ? "photo in place" : `all ${length} photos in place`;
  return `${inPlace} of ${length} photos in place`;
};

/** Returns how much of a wall was ordered: all of it, or those of its tiles that had a photo. */
export const describeOrdered = ({ sizes: { length } }: Photos, orderedTiles: number | null): string => {
  if (orderedTiles === null || orderedTiles === length) return "Ordered.";
  return orderedTiles < length
    ? `Ordered: ${orderedTiles} of ${length} tiles.`
    : `Ordered with ${orderedTiles} tiles.`;
};

/** Returns whether a wall differs from what was ordered of it. When that was not saved, the times decide. */
export const isChangedSinceOrder = (
  wall: WallSummary,
  { uuid, orderedAt }: { readonly uuid: string; readonly orderedAt?: string },
): boolean => {
  const ordered = digestOfLine(uuid);
  if (ordered === undefined) return orderedAt !== undefined && wall.savedAt > Date.parse(orderedAt);
  return ordered !== purchaseDigest(wall);
};
