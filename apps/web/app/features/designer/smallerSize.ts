import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import { effectivePpi, verdictOf } from "@storywall/domain/crop/resolution.ts";
import { allowedTileSizes } from "@storywall/domain/design/allowed.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { openingOf } from "@storywall/domain/geometry/opening.ts";
import type { TileView } from "./tileView.ts";

/**
 * B2's one-tap fix: the largest smaller size of this tile at which the whole photo prints well, or null where the
 * layout has none.
 */
export const smallerSizeFor = ({ base }: Design, { tile, placed, photo }: TileView): FrameSizeKey | null => {
  if (photo?.size === undefined) return null;
  const { size } = photo;
  const smaller = FRAME_SIZE_KEYS.slice(0, FRAME_SIZE_KEYS.indexOf(placed.size)).filter((key) =>
    allowedTileSizes(base, tile.name).includes(key),
  );
  return (
    smaller.findLast((key) => {
      const opening = openingOf(key, placed.frameStyle, placed.orientation);
      const verdict = verdictOf(effectivePpi(coverCrop(size, opening), size, opening));
      return verdict === "sharp" || verdict === "good";
    }) ?? null
  );
};
