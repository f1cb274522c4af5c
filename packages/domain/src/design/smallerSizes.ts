import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import { type Verdict, verdictOf } from "../crop/resolution.ts";
import { setTileSize } from "./commands/tileFrameCommands.ts";
import type { Design } from "./design.ts";
import { sizeOfTile } from "./effectiveTile.ts";
import { ppiOfTile } from "./tileVerdict.ts";

/** A smaller size of a tile, and its print verdict there. */
export type SmallerSize = {
  readonly size: FrameSizeKey;
  readonly ppi: number;
  readonly verdict: Exclude<Verdict, "soft" | "unprintable">;
  /** The wall with the tile in this size. */
  readonly design: Design;
};

const areaOf = (size: FrameSizeKey): number => FRAME_SIZES[size].width * FRAME_SIZES[size].height;

/**
 * Returns the smaller sizes, the largest first, that the wall allows for a tile and in which its photo, with the
 * crop for that size, prints well (B2).
 */
export const findSmallerSizes = (design: Design, tileName: string): readonly SmallerSize[] => {
  const tile = design.tiles.find(({ name }) => name === tileName);
  if (!tile) return [];
  const area = areaOf(sizeOfTile(design, tile));
  return FRAME_SIZE_KEYS.filter(
    (size) => areaOf(size) < area && setTileSize.isPossible(design, { tile: tileName, size }),
  )
    .toSorted((one, other) => areaOf(other) - areaOf(one))
    .flatMap((size): readonly SmallerSize[] => {
      const smaller = setTileSize.run(design, { tile: tileName, size });
      const changed = smaller.tiles.find(({ name }) => name === tileName);
      const ppi = changed ? ppiOfTile(smaller, changed) : null;
      const verdict = ppi === null ? null : verdictOf(ppi);
      return ppi !== null && (verdict === "sharp" || verdict === "good")
        ? [{ size, ppi, verdict, design: smaller }]
        : [];
    });
};
