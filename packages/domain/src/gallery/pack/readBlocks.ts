import { boundsOf, type Rect } from "../rects.ts";
import { type Block, createJoin, createLeaf } from "./blocks.ts";

type HungFrame = { readonly index: number; readonly rect: Rect };

/**
 * Returns the blocks that a wall consists of, such that `rectsOfBlock` returns its frames' positions; null when no
 * joins make this wall, for example after a frame was moved by hand.
 */
export const readBlocks = (rects: readonly Rect[], gap: number): Block | null =>
  readPart(
    rects.map((rect, index) => ({ index, rect })),
    gap,
    new Map(),
  );

/** Reads rows before columns, so that a grid is read as rows. `known` has parts that were read before. */
const readPart = (
  frames: readonly HungFrame[],
  gap: number,
  known: Map<string, Block | null>,
): Block | null => {
  const [only, ...others] = frames;
  if (only && others.length === 0) return createLeaf(only.rect, only.index);
  const key = frames.map(({ index }) => index).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const joined = readJoin(frames, false, gap, known) ?? readJoin(frames, true, gap, known);
  known.set(key, joined);
  return joined;
};

/** Returns the frames as two blocks that are exactly one gap apart, side by side or one above the other. */
const readJoin = (
  frames: readonly HungFrame[],
  isBeside: boolean,
  gap: number,
  known: Map<string, Block | null>,
): Block | null => {
  const start = ({ rect }: HungFrame): number => (isBeside ? rect.x : rect.y);
  const end = ({ rect }: HungFrame): number => (isBeside ? rect.x + rect.width : rect.y + rect.height);
  const ordered = frames.toSorted((one, other) => start(one) - start(other));
  let reached = Number.NEGATIVE_INFINITY;
  for (const [cut, frame] of ordered.entries()) {
    if (cut > 0 && start(frame) - reached === gap) {
      const parts = [ordered.slice(0, cut), ordered.slice(cut)].map((part) =>
        part.toSorted((one, other) => one.index - other.index),
      );
      const align = alignOf(parts, isBeside);
      const [first, second] = align === null ? [] : parts.map((part) => readPart(part, gap, known));
      if (align !== null && first && second) {
        const join = createJoin(first, second, isBeside, gap);
        join.align = align;
        return join;
      }
    }
    reached = Math.max(reached, end(frame));
  }
  return null;
};

/**
 * Returns the position of the smaller of two blocks along the larger one, from 0 to 2 (see `Join`); null when it
 * reaches beyond it.
 */
const alignOf = (parts: readonly (readonly HungFrame[])[], isBeside: boolean): number | null => {
  const spans = parts.map((part) => {
    const { x, y, width, height } = boundsOf(part.map(({ rect }) => rect));
    return isBeside ? { start: y, length: height } : { start: x, length: width };
  });
  const [small, large] = spans.sort((one, other) => one.length - other.length);
  if (!small || !large) return null;
  if (small.length === large.length) return small.start === large.start ? 1 : null;
  const align = (2 * (small.start - large.start)) / (large.length - small.length);
  return align >= 0 && align <= 2 ? align : null;
};
