import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { VERDICT_LABELS, weakCountText } from "@storywall/domain/crop/verdictMessages.ts";
import { allowedTileSizes } from "@storywall/domain/design/allowedOptions.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { verdictOfTile } from "@storywall/domain/design/tileVerdict.ts";

type SizeNote = { readonly text: string; readonly isWeak: boolean };

/**
 * Returns in a few words how one tile, or each tile of the wall that comes in this size, would print in it; null while no
 * photo can be judged. `uncertainIds`: photos that cannot be judged.
 */
export const sizeNote = (
  design: Design,
  {
    size,
    tile: tileName,
    uncertainIds,
  }: {
    readonly size: FrameSizeKey;
    readonly tile?: string | undefined;
    readonly uncertainIds: readonly string[];
  },
): SizeNote | null => {
  const verdicts = design.tiles.flatMap((tile) => {
    const isMeant =
      tileName === undefined
        ? allowedTileSizes(design.base, tile.name).includes(size)
        : tile.name === tileName;
    const isCertain = tile.photoId !== null && !uncertainIds.includes(tile.photoId);
    return isMeant && isCertain ? (verdictOfTile(design, { ...tile, size }) ?? []) : [];
  });
  const [first] = verdicts;
  if (first === undefined) return null;
  const weakText = tileName === undefined ? weakCountText(verdicts) : VERDICT_LABELS[first];
  if (verdicts.some(isWeak)) return { text: weakText, isWeak: true };
  return { text: verdicts.length === 1 ? "prints well" : "all print well", isWeak: false };
};
