import { type Block, type Join, type Leaf, measureAround } from "./blocks.ts";

/** A wall that is being composed: its outermost block, and all blocks that it consists of. */
export type BlockWall = {
  root: Block;
  readonly leaves: readonly Leaf[];
  readonly joins: readonly Join[];
  readonly gap: number;
};

/** Reverts a change. */
export type Undo = () => void;

export const createBlockWall = (root: Block, gap: number): BlockWall => {
  const leaves: Leaf[] = [];
  const joins: Join[] = [];
  const visit = (block: Block): void => {
    if (block.kind === "frame") leaves.push(block);
    else {
      joins.push(block);
      visit(block.first);
      visit(block.second);
    }
  };
  visit(root);
  return { root, leaves, joins, gap };
};

/** Makes one random change to the wall. Returns a function that undoes it, or null when nothing has changed. */
export const changeByChance = (wall: BlockWall, random: () => number): Undo | null => {
  const choice = random();
  if (choice < 0.35) return swapFrames(wall, oneOf(wall.leaves, random), oneOf(wall.leaves, random));
  if (choice < 0.6) return moveBlock(wall, oneOf(wall.leaves, random), anyBlock(wall, random), random);
  if (choice < 0.75) return swapBlocks(wall, anyBlock(wall, random), anyBlock(wall, random));
  if (choice < 0.9) return realign(oneOf(wall.joins, random), random);
  return turn(wall, oneOf(wall.joins, random));
};

const oneOf = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

const anyBlock = ({ leaves, joins }: BlockWall, random: () => number): Block | undefined =>
  random() < 0.5 ? oneOf(leaves, random) : oneOf(joins, random);

const setFrame = (leaf: Leaf, { index, width, height }: Pick<Leaf, "index" | "width" | "height">): void => {
  leaf.index = index;
  leaf.width = width;
  leaf.height = height;
};

const swapFrames = (wall: BlockWall, one: Leaf | undefined, other: Leaf | undefined): Undo | null => {
  if (!one || !other || (one.width === other.width && one.height === other.height)) return null;
  const swap = (): void => {
    const { index, width, height } = one;
    setFrame(one, other);
    setFrame(other, { index, width, height });
    measureAround(one, wall.gap);
    measureAround(other, wall.gap);
  };
  swap();
  return swap;
};

const realign = (join: Join | undefined, random: () => number): Undo | null => {
  if (!join) return null;
  const before = join.align;
  join.align = (before + (random() < 0.5 ? 1 : 2)) % 3;
  return () => {
    join.align = before;
  };
};

const turn = (wall: BlockWall, join: Join | undefined): Undo | null => {
  if (!join) return null;
  const swap = (): void => {
    join.isBeside = !join.isBeside;
    measureAround(join.first, wall.gap);
  };
  swap();
  return swap;
};

/** Replaces `block` by `next`. */
const replace = (wall: BlockWall, block: Block, next: Block): void => {
  const { parent } = block;
  if (!parent) wall.root = next;
  else if (parent.first === block) parent.first = next;
  else parent.second = next;
  next.parent = parent;
};

const isWithin = (block: Block, around: Block): boolean => {
  for (let part: Block | null = block; part; part = part.parent) if (part === around) return true;
  return false;
};

const swapBlocks = (wall: BlockWall, one: Block | undefined, other: Block | undefined): Undo | null => {
  if (!one || !other || isWithin(one, other) || isWithin(other, one)) return null;
  const swap = (): void => {
    const [parent, otherParent] = [one.parent, other.parent];
    if (!parent || !otherParent) return;
    const isFirst = parent.first === one;
    const isOtherFirst = otherParent.first === other;
    if (isFirst) parent.first = other;
    else parent.second = other;
    if (isOtherFirst) otherParent.first = one;
    else otherParent.second = one;
    [one.parent, other.parent] = [otherParent, parent];
    measureAround(one, wall.gap);
    measureAround(other, wall.gap);
  };
  swap();
  return swap;
};

/** Removes a frame from its position, and joins it to another block. */
const moveBlock = (
  wall: BlockWall,
  leaf: Leaf | undefined,
  target: Block | undefined,
  random: () => number,
): Undo | null => {
  const join = leaf?.parent;
  if (!leaf || !join || !target || target === join || target === leaf) return null;
  const { first, second, isBeside, align } = join;
  const sibling = first === leaf ? second : first;
  replace(wall, join, sibling);
  replace(wall, target, join);
  [join.first, join.second] = random() < 0.5 ? [target, leaf] : [leaf, target];
  target.parent = join;
  join.isBeside = random() < 0.5;
  join.align = Math.floor(random() * 3);
  measureAround(sibling, wall.gap);
  measureAround(leaf, wall.gap);
  return () => {
    replace(wall, join, target);
    replace(wall, sibling, join);
    [join.first, join.second, join.isBeside, join.align] = [first, second, isBeside, align];
    sibling.parent = join;
    measureAround(target, wall.gap);
    measureAround(leaf, wall.gap);
  };
};
