import type { Rect } from "../rects.ts";

type Size = { readonly width: number; readonly height: number };
type Item = Rect & { readonly index: number };
/** Frames that hang together, within a rectangle that begins at the origin. */
type Block = Size & { readonly items: readonly Item[] };

export type JoinOptions = {
  readonly gap: number;
  readonly maxWidth: number;
  /** The width by the height that the wall should have. */
  readonly shape: number;
  /** How much chance there is in which blocks are joined. */
  readonly noise: number;
};

/**
 * Returns one arrangement of the frames, joined two and two: those first whose sides are about equally long, so that
 * little is empty beside the shorter one. So two small frames, one above the other, hang beside a large one.
 */
export const joinBlocks = (
  frames: readonly Size[],
  options: JoinOptions,
  random: () => number,
): readonly Rect[] => {
  let blocks: readonly Block[] = frames.map(({ width, height }, index) => ({
    width,
    height,
    items: [{ index, x: 0, y: 0, width, height }],
  }));
  for (let count = frames.length; count > 1; count -= 1) {
    const join = cheapestJoin(blocks, options, random);
    if (!join) break;
    const others = blocks.filter((block) => block !== join.first && block !== join.second);
    blocks = [...others, joined(join, options.gap, random)];
  }
  return (blocks[0]?.items ?? [])
    .toSorted((one, other) => one.index - other.index)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
};

type Join = { readonly first: Block; readonly second: Block; readonly isBeside: boolean };

const cheapestJoin = (
  blocks: readonly Block[],
  options: JoinOptions,
  random: () => number,
): Join | undefined => {
  let best: Join | undefined;
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

/** Square millimetres that cost 1. */
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

/** Joins two blocks in either order: their middles in line, or flush at one side. */
const joined = ({ first, second, isBeside }: Join, gap: number, random: () => number): Block => {
  const [one, other] = random() < 0.5 ? [first, second] : [second, first];
  const size = joinedSize(one, other, isBeside, gap);
  const choice = random();
  const align = (space: number): number => {
    if (choice < 0.6) return Math.floor(space / 2);
    return choice < 0.8 ? 0 : space;
  };
  const moved = ({ items }: Block, x: number, y: number): readonly Item[] =>
    items.map((item) => ({ ...item, x: item.x + x, y: item.y + y }));
  const items = isBeside
    ? [
        ...moved(one, 0, align(size.height - one.height)),
        ...moved(other, one.width + gap, align(size.height - other.height)),
      ]
    : [
        ...moved(one, align(size.width - one.width), 0),
        ...moved(other, align(size.width - other.width), one.height + gap),
      ];
  return { ...size, items };
};
