import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES } from "../catalogue/frameStyles.ts";
import { type Mm, mm } from "../units/units.ts";
import type { BatchPiece } from "./groupPieces.ts";
import { type Moulding, mouldingOf } from "./sheets.ts";

/** Length of a moulding stick as it is sold. */
export const STICK_LENGTH = mm(2900);

/** Width that the saw removes at each cut. */
export const SAW_WIDTH = mm(4);

/** The cuts of one stick, from its end, outside lengths in mm. */
export type Stick = readonly Mm[];

export type MouldingCuts = {
  readonly moulding: Moulding;
  /** Each length and the number of its cuts, the longest first. */
  readonly lengths: readonly { readonly length: Mm; readonly count: number }[];
  readonly sticks: readonly Stick[];
};

/** Returns the cuts of each moulding for all tiles: four sides per frame, on as few sticks as first fit finds. */
export const createCutList = (tiles: readonly BatchPiece[]): readonly MouldingCuts[] => {
  const byMoulding = Map.groupBy(tiles, ({ size, frameStyle }) => mouldingOf(size, frameStyle).key);
  return [...byMoulding.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const cuts = same.flatMap(sidesOf).sort((one, other) => other - one);
      const counts = Map.groupBy(cuts, (length) => length);
      return [
        {
          moulding: mouldingOf(first.size, first.frameStyle),
          lengths: [...counts].map(([length, equal]) => ({ length, count: equal.length })),
          sticks: fillSticks(cuts),
        },
      ];
    })
    .sort((one, other) => (one.moulding.key < other.moulding.key ? -1 : 1));
};

const sidesOf = ({ size, pieces }: BatchPiece): readonly Mm[] => {
  const { width, height } = FRAME_SIZES[size];
  return Array.from({ length: pieces }, () => [width, width, height, height]).flat();
};

/** Puts each length, the longest first, into the first stick that has space for it and the cut after it. */
const fillSticks = (cuts: readonly Mm[]): readonly Stick[] => {
  const sticks: { readonly cuts: Mm[]; used: number }[] = [];
  for (const cut of cuts) {
    const needed = cut + SAW_WIDTH;
    const stick = sticks.find(({ used }) => used + needed <= STICK_LENGTH);
    if (stick) {
      stick.cuts.push(cut);
      stick.used += needed;
    } else sticks.push({ cuts: [cut], used: needed });
  }
  return sticks.map((stick) => stick.cuts);
};

export type MatCount = {
  /** Outer size of a mat, which lies in the rebate of the frame, and of the opening in it; in mm, portrait. */
  readonly outside: { readonly width: Mm; readonly height: Mm };
  readonly opening: { readonly width: Mm; readonly height: Mm };
  readonly count: number;
};

/** Returns the mats to cut and the number of each, the largest first. */
export const createMatList = (tiles: readonly BatchPiece[]): readonly MatCount[] => {
  const withMat = tiles.filter(({ frameStyle }) => FRAME_STYLES[frameStyle].mat !== "none");
  return [...Map.groupBy(withMat, ({ size }) => size)]
    .map(([size, same]) => {
      const { width, height, moulding, mat } = FRAME_SIZES[size];
      const inside = { width: mm(width - 2 * moulding), height: mm(height - 2 * moulding) };
      return {
        outside: inside,
        opening: { width: mm(inside.width - 2 * mat), height: mm(inside.height - 2 * mat) },
        count: same.reduce((sum, { pieces }) => sum + pieces, 0),
      };
    })
    .sort((one, other) => other.outside.width - one.outside.width);
};
