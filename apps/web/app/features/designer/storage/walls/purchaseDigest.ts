import { seededRandom } from "@storywall/domain/random/random.ts";
import type { WallSummary } from "./wallSummary.ts";

/**
 * Returns a digest of what is bought with a wall: its tiles, frames, photos and crops. A wall with another digest
 * would be made differently. The room does not count, nor where the photos are stored.
 */
export const purchaseDigest = ({
  setKey,
  sizes,
  thumbnail,
}: Pick<WallSummary, "setKey" | "sizes" | "thumbnail">): number => {
  const tiles = thumbnail.tiles.map(({ outer, inner, opening, colour, photo }) => [
    outer,
    inner,
    opening,
    colour,
    photo && [photo.id, photo.matrix],
  ]);
  return seededRandom(JSON.stringify([setKey, sizes, tiles]))();
};
