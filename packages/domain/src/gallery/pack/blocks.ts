import type { Rect } from "../rects.ts";

export type Size = { readonly width: number; readonly height: number };

/** A frame of the wall, alone or as a part of joined blocks. */
export type Leaf = {
  readonly kind: "frame";
  /** Index of the frame that hangs here. Two leaves may exchange their frames. */
  index: number;
  width: number;
  height: number;
  parent: Join | null;
};

/** Two blocks with one gap between them, side by side or one above the other. */
export type Join = {
  readonly kind: "join";
  first: Block;
  second: Block;
  isBeside: boolean;
  /** Position of the smaller block along the larger one: from its start (0) through its middle (1) to its end (2). */
  align: number;
  width: number;
  height: number;
  parent: Join | null;
};

/** Frames that together form a rectangle. */
export type Block = Leaf | Join;

export const createLeaf = ({ width, height }: Size, index: number): Leaf => ({
  kind: "frame",
  index,
  width,
  height,
  parent: null,
});

export const createJoin = (first: Block, second: Block, isBeside: boolean, gap: number): Join => {
  const join: Join = { kind: "join", first, second, isBeside, align: 1, width: 0, height: 0, parent: null };
  [first.parent, second.parent] = [join, join];
  setSize(join, gap);
  return join;
};

const setSize = (join: Join, gap: number): void => {
  const { first, second, isBeside } = join;
  join.width = isBeside ? first.width + gap + second.width : Math.max(first.width, second.width);
  join.height = isBeside ? Math.max(first.height, second.height) : first.height + gap + second.height;
};

/** Computes the sizes of the joins around a changed block again. */
export const measureAround = (block: Block, gap: number): void => {
  for (let join = block.parent; join; join = join.parent) setSize(join, gap);
};

/** All measures are a multiple of this (mm), so that they are easy to read from a tape measure. */
const STEP = 5;

/** Returns the part of the space beside a smaller block that is before it, for an alignment; in whole mm. */
export const alignedStart = (align: number, space: number): number =>
  Math.min(space, STEP * Math.round((space * align) / 2 / STEP));

/** Returns the positioned frames of a block, in the order of their indexes. */
export const rectsOfBlock = (block: Block, gap: number): readonly Rect[] => {
  const rects: { readonly index: number; readonly rect: Rect }[] = [];
  const place = (part: Block, x: number, y: number): void => {
    const { width, height } = part;
    if (part.kind === "frame") {
      rects.push({ index: part.index, rect: { x, y, width, height } });
      return;
    }
    const { first, second, isBeside, align } = part;
    if (isBeside) {
      place(first, x, y + alignedStart(align, height - first.height));
      place(second, x + first.width + gap, y + alignedStart(align, height - second.height));
    } else {
      place(first, x + alignedStart(align, width - first.width), y);
      place(second, x + alignedStart(align, width - second.width), y + first.height + gap);
    }
  };
  place(block, 0, 0);
  return rects.sort((one, other) => one.index - other.index).map(({ rect }) => rect);
};
