import { isWeak, isWorse } from "../../crop/resolution.ts";
import { swapTiles } from "../commands/photoCommands.ts";
import type { Design, DesignTile } from "../design.ts";
import { photoOfTile } from "../tilePhotos.ts";
import { verdictOfTile, visibleFraction } from "../tileVerdict.ts";

/** How much more of both photos together a swap must show to be suggested, as a fraction of one photo. */
const MIN_SWAP_GAIN = 0.2;

/**
 * Returns the name of the tile whose shape suits this tile's photo better: the swap that shows most of both photos,
 * if it shows much more than now, makes neither print weak, and no weak print worse. Null when there is no such
 * tile.
 */
export const findBetterSuitedTile = (design: Design, name: string): string | null => {
  const tile = design.tiles.find((one) => one.name === name);
  const photo = tile && photoOfTile(design, tile)?.size;
  if (!tile || photo === undefined) return null;
  const visibleFractionAt = (at: DesignTile, of: DesignTile): number => {
    const size = photoOfTile(design, of)?.size;
    return size ? visibleFraction(design, at, size) : 0;
  };
  const [best] = design.tiles
    .filter((other) => other !== tile && (other.photoId === null || photoOfTile(design, other)?.size))
    .map((other) => ({
      other,
      gain:
        visibleFractionAt(other, tile) +
        visibleFractionAt(tile, other) -
        visibleFractionAt(tile, tile) -
        visibleFractionAt(other, other),
    }))
    .filter(({ gain }) => gain >= MIN_SWAP_GAIN)
    .toSorted((one, other) => other.gain - one.gain)
    .filter(({ other }) => !weakensPrint(design, tile, other));
  return best?.other.name ?? null;
};

/** Returns true if one of the photos would print weak after the swap, and worse than before. */
const weakensPrint = (design: Design, one: DesignTile, other: DesignTile): boolean => {
  const after = swapTiles.run(design, { first: one.name, second: other.name });
  const becomesWeak = (from: DesignTile, to: DesignTile): boolean => {
    const before = verdictOfTile(design, from);
    const swappedTile = after.tiles.find(({ name }) => name === to.name);
    const now = swappedTile ? verdictOfTile(after, swappedTile) : null;
    return before !== null && now !== null && isWeak(now) && isWorse(now, before);
  };
  return becomesWeak(one, other) || becomesWeak(other, one);
};
