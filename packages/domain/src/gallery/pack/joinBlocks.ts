import { type Block, createJoin, createLeaf, type Size } from "./blocks.ts";

export type JoinOptions = {
  readonly gap: number;
  readonly maxWidth: number;
  /** Ratio of width to height that the wall should have. */
  readonly shape: number;
  /** How random the choice of the joined blocks is. */
  readonly noise: number;
};

/**
 * Returns one arrangement of the frames, joined in pairs: first those with sides of similar length, so that little
 * space is empty beside the shorter one. For example, two small frames, one above the other, hang beside a large
 * one.
 */
export const joinBlocks = (frames: readonly Size[], options: JoinOptions, random: () => number): Block => {
  let blocks: readonly Block[] = frames.map(createLeaf);
  for (let count = frames.length; count > 1; count -= 1) {
    const join = cheapestJoin(blocks, options, random);
    // A join always exists: blocks one above the other are no wider than the wider one.
    if (!join) break;
    const others = blocks.filter((block) => block !== join.first && block !== join.second);
    blocks = [...others, createJoin(join.first, join.second, join.isBeside, options.gap)];
  }
  const [wall] = blocks;
  return wall ?? createLeaf({ width: 0, height: 0 }, 0);
};

type Candidate = { readonly first: Block; readonly second: Block; readonly isBeside: boolean };

const cheapestJoin = (
  blocks: readonly Block[],
  options: JoinOptions,
  random: () => number,
): Candidate | undefined => {
  let best: Candidate | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, first] of blocks.entries()) {
    for (const second of blocks.slice(index + 1)) {
      for (const isBeside of [true, false]) {
        const cost =
          joinCost(first, second, isBeside, blocks.length <= 3, options) + options.noise * random();
        if (cost < lowest) [lowest, best] = [cost, { first, second, isBeside }];
      }
    }
  }
  return best;
};

/** Areas in mm² that add 1 to the cost of a join. */
const EMPTY_AREA = 60_000;
const JOINED_AREA = 600_000;

const joinCost = (
  one: Block,
  other: Block,
  isBeside: boolean,
  isLast: boolean,
  { gap, maxWidth, shape }: JoinOptions,
): number => {
  const { width, height } = joinedSize(one, other, isBeside, gap);
  if (width > maxWidth) return Number.POSITIVE_INFINITY;
  const [side, otherSide] = isBeside ? [one.height, other.height] : [one.width, other.width];
  const shorter = side < otherSide ? one : other;
  const empty = Math.abs(side - otherSide) * (isBeside ? shorter.width : shorter.height);
  const area = one.width * one.height + other.width * other.height;
  const ratio = width / height / shape;
  return empty / EMPTY_AREA + area / JOINED_AREA + (isLast ? 3 : 0.5) * (Math.max(ratio, 1 / ratio) - 1);
};

const joinedSize = (one: Size, other: Size, isBeside: boolean, gap: number): Size =>
  isBeside
    ? { width: one.width + gap + other.width, height: Math.max(one.height, other.height) }
    : { width: Math.max(one.width, other.width), height: one.height + gap + other.height };
