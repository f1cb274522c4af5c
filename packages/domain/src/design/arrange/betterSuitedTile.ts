import { isWeak, isWorse } from "../../crop/resolution.ts";
import { swapTiles } from "../commands/commands.ts";
import type { Design, DesignTile } from "../design.ts";
import { photoOfTile } from "../fill.ts";
import { shareSeen, verdictOfTile } from "../tileVerdict.ts";

/** A swap must show this much more of both photos together, or it is not worth a word. */
const WORTH_A_SWAP = 0.2;

/**
 * A tile whose shape suits the photo of this one better: the swap that shows most of both photos, if it shows much more
 * than now and makes neither print weak, nor a weak one weaker. Null where the photo hangs well.
 */
export const betterSuitedTile = (design: Design, name: string): string | null => {
  const tile = design.tiles.find((one) => one.name === name);
  const photo = tile && photoOfTile(design, tile)?.size;
  if (!tile || photo === undefined) return null;
  const seen = (at: DesignTile, of: DesignTile): number => {
    const size = photoOfTile(design, of)?.size;
    return size ? shareSeen(design, at, size) : 0;
  };
  const [best] = design.tiles
    .filter((other) => other !== tile && (other.photoId === null || photoOfTile(design, other)?.size))
    .map((other) => ({
      other,
      gain: seen(other, tile) + seen(tile, other) - seen(tile, tile) - seen(other, other),
    }))
    .filter(({ gain }) => gain >= WORTH_A_SWAP)
    .toSorted((one, other) => other.gain - one.gain)
    .filter(({ other }) => !makesWeaker(design, tile, other));
  return best?.other.name ?? null;
};

/** Whether either photo prints weak after the swap, and worse than before. */
const makesWeaker = (design: Design, one: DesignTile, other: DesignTile): boolean => {
  const after = swapTiles.run(design, { first: one.name, second: other.name });
  const suffers = (from: DesignTile, to: DesignTile): boolean => {
    const before = verdictOfTile(design, from);
    const there = after.tiles.find(({ name }) => name === to.name);
    const now = there ? verdictOfTile(after, there) : null;
    return before !== null && now !== null && isWeak(now) && isWorse(now, before);
  };
  return suffers(one, other) || suffers(other, one);
};
