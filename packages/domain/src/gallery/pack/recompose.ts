import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { seededRandom } from "../../random/random.ts";
import { ARRANGEMENTS, type Arrangement } from "../arrangements.ts";
import { countOrderChanges } from "../frameOrder.ts";
import { boundsOf, type Rect, toOrigin } from "../rects.ts";
import { changeByChance, createBlockWall } from "./blockMoves.ts";
import { type Block, createJoin, createLeaf, type Join, rectsOfBlock, type Size } from "./blocks.ts";
import { closeUp } from "./closeUp.ts";
import { joinBlocks } from "./joinBlocks.ts";
import { inOrder } from "./lines.ts";
import { packGallery } from "./packGallery.ts";
import { readBlocks } from "./readBlocks.ts";
import { createWallCost, type WallShape } from "./wallCost.ts";

/**
 * A frame of the changed wall, whose size may have changed. `from` is its index in the old wall; null for a new
 * frame.
 */
export type ChangedFrame = Size & { readonly from: number | null };

export type FrameChange = {
  /** Positions of the frames before some were added, removed or changed. */
  readonly before: readonly Rect[];
  readonly frames: readonly ChangedFrame[];
  /** The width of the shopper's wall in mm; null while it is not known. */
  readonly wallWidth: number | null;
  /** Arrangement of a ready-made wall whose frames are all where they started; null for any other wall. */
  readonly readyMade: Arrangement | null;
};

/** A wall with a higher cost is not a salon: its frames hang in rows, or as the shopper moved them. */
const MAX_SALON_COST = 80;
/** Weight of the distance that frames move, for a wall that gets no new frames. */
const STABILITY = 100;
/** Distance (mm) at which a frame counts as completely moved. */
const FAR = 700;
/**
 * How often the same wall is changed at random, and how many new walls are started when it cannot be read as blocks.
 */
const [ATTEMPTS, NEW_STARTS] = [3, 8] as const;
const CHANGES = 1500;
const TOLERANCE = 2;
/** Cost of two frames that change sides: more than any ragged wall costs. */
const ORDER = 1000;

/**
 * Returns the new positions after frames were added, removed or resized: holes close, new frames are composed with
 * the others, and each frame stays near its old position. Rows stay rows, and a stair stays a stair. Null for a wall
 * whose frames were moved by hand, and where resized frames cannot be composed without others changing sides.
 */
export const recompose = (change: FrameChange): readonly Rect[] | null =>
  isOnlyResized(change) ? composeInOrder(change) : composeFreely(change);

/** Returns true if the wall has the same frames as before, some of them in another size. */
const isOnlyResized = ({ before, frames }: FrameChange): boolean =>
  frames.length === before.length && frames.every(({ from }) => from !== null);

/** Closes the gaps around resized frames. Each frame stays at its side of each other one, so that it is found again. */
const composeInOrder = (change: FrameChange): readonly Rect[] | null => {
  const { before, wallWidth } = change;
  const limit = Math.max(wallWidth ?? Number.POSITIVE_INFINITY, boundsOf(before).width);
  const old = oldRectsOf(change);
  const isGood = (rects: readonly Rect[]): boolean =>
    boundsOf(rects).width <= limit && countOrderChanges(old, rects) === 0;
  const again = arrangeAgain(change);
  if (again !== null && isGood(again)) return again;
  const root = readBlocks(before, FRAME_GAP);
  const rects = root ? composeBlocks(change, root) : closeUpAround(change);
  return rects && isGood(rects) ? rects : null;
};

/** Returns the frames that are still there, where they hung. */
const oldRectsOf = ({ before, frames }: FrameChange): readonly Rect[] =>
  frames.flatMap(({ from }) => before[from ?? -1] ?? []);

const composeFreely = (change: FrameChange): readonly Rect[] | null => {
  const rects = arrangeAgain(change) ?? composeNear(change);
  if (rects === null) return null;
  const limit = Math.max(change.wallWidth ?? Number.POSITIVE_INFINITY, boundsOf(change.before).width);
  return boundsOf(rects).width <= limit ? rects : packAnew(change, "salon");
};

/** Returns the frames after one of them, and no other, became smaller; else null. */
const closeUpAround = ({ before, frames }: FrameChange): readonly Rect[] | null => {
  const changed = frames.filter(({ width, height, from }) => {
    const old = before[from ?? -1];
    return old?.width !== width || old.height !== height;
  });
  const [frame] = changed;
  const old = before[frame?.from ?? -1];
  if (!frame || !old || changed.length > 1 || frame.width > old.width || frame.height > old.height)
    return null;
  const rects = closeUp(before, frame.from ?? -1, frame, FRAME_GAP);
  return toOrigin(frames.flatMap(({ from }) => rects[from ?? -1] ?? []));
};

const packAnew = ({ frames, wallWidth }: FrameChange, arrangement: Arrangement): readonly Rect[] =>
  packGallery(frames.map(sizeOf), { arrangement, wallWidth, variant: 0 });

const composeNear = (change: FrameChange): readonly Rect[] | null => {
  const { before, frames, wallWidth, readyMade } = change;
  const root = readBlocks(before, FRAME_GAP);
  if (root === null && (readyMade === null || readyMade === "stair"))
    return readyMade === null ? null : packAnew(change, readyMade);
  const shape = shapeOf(before, frames, wallWidth);
  const added = frames.flatMap((frame, index) => (frame.from === null ? { frame, index } : []));
  const { width, height } = boundsOf(before);
  const isTower = shape.isAboveLine && width < height;
  if (added.length > (isTower ? 0 : frames.length / 2))
    return packAnew(change, shape.isAboveLine && before.length > 2 ? "sofa" : "salon");
  if (root === null) {
    const costOf = createWallCost(frames, shape);
    const starts = Array.from({ length: NEW_STARTS }, (_, start) =>
      joinBlocks(frames, { ...shape, noise: 0.3 * (start % 4) }, seededRandom(`start ${start}`)),
    );
    return toOrigin(settle(starts, change, costOf, shape));
  }
  return composeBlocks(change, root) ?? packAnew(change, "salon");
};

/** Returns the wall of these blocks with the changed frames; null if none of them is left. */
const composeBlocks = (change: FrameChange, root: Block): readonly Rect[] | null => {
  const { before, frames, wallWidth } = change;
  const kept = keepLeaves(root, frames);
  if (kept === null) return null;
  const shape = shapeOf(before, frames, wallWidth);
  const costOf = createWallCost(frames, shape);
  const added = frames.flatMap((frame, index) => (frame.from === null ? { frame, index } : []));
  const start = added.reduce((wall, { frame, index }) => insertLeaf(wall, frame, index, costOf), kept);
  const isSalon = createWallCost(before, shape)(root) <= MAX_SALON_COST;
  const starts = Array.from({ length: ATTEMPTS }, () => start);
  return toOrigin(isSalon ? settle(starts, change, costOf, shape) : rectsOfBlock(start, FRAME_GAP));
};

/** Returns the frames arranged by the same rule as before, if such an arrangement made the wall; else null. */
const arrangeAgain = ({ before, frames, wallWidth }: FrameChange): readonly Rect[] | null => {
  if (before.length < 3) return null;
  const hung = toOrigin(before).map(textOf);
  for (const arrangement of ARRANGEMENTS) {
    if (arrangement === "salon" || arrangement === "sofa") continue;
    for (const variant of [0, 1, 2, 3]) {
      const options = { arrangement, wallWidth, variant };
      // Tiles are numbered in reading order, so those of one size may be in another order than when they were
      // arranged.
      const order = packGallery(before.map(sizeOf), options).map((rect) => hung.indexOf(textOf(rect)));
      if (order.includes(-1)) continue;
      return inOrder(frames.map(sizeOf), orderLike(order, frames), (sizes) => packGallery(sizes, options));
    }
  }
  return null;
};

const textOf = ({ x, y, width, height }: Rect): string => [x, y, width, height].join(" ");

/** Returns the indexes of the frames in this order of the old wall, the new frames last. */
const orderLike = (order: readonly number[], frames: readonly ChangedFrame[]): readonly number[] => {
  const ranks = frames.map(({ from }) => (from === null ? order.length : order.indexOf(from)));
  return [...frames.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
};

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** Minimum ratio of width to height of a wall above a line, and of any other wall; maximum height of each, in mm. */
const LINE_SHAPE = { least: 1.5, maxHeight: 1450 } as const;
const FREE_SHAPE = { least: 1, maxHeight: 2200 } as const;

/** Returns the shape that the changed wall should have: that of the old wall, unless it was a tower. */
const shapeOf = (before: readonly Rect[], frames: readonly Size[], wallWidth: number | null): WallShape => {
  const { width, height } = boundsOf(before);
  const isAboveLine = hangsOnLine(before);
  const { least, maxHeight } = isAboveLine ? LINE_SHAPE : FREE_SHAPE;
  const areaOf = (sizes: readonly Size[]): number =>
    sizes.reduce((sum, size) => sum + size.width * size.height, 0);
  const growth = Math.max(1, Math.sqrt(areaOf(frames) / areaOf(before)));
  return {
    gap: FRAME_GAP,
    maxWidth: wallWidth ?? Number.POSITIVE_INFINITY,
    maxHeight: Math.max(Math.min(height, maxHeight), Math.min(maxHeight, height * growth)),
    width,
    // A narrow wall limits the ratio.
    shape: Math.min(
      Math.max(least, width / height),
      (wallWidth ?? Number.POSITIVE_INFINITY) ** 2 / areaOf(frames),
    ),
    isAboveLine,
  };
};

/** Returns true if every frame hangs on the lowest edge or above another frame, as on a wall above a sofa. */
const hangsOnLine = (rects: readonly Rect[]): boolean => {
  const { y, height } = boundsOf(rects);
  return rects.every(
    (rect) =>
      rect.y + rect.height === y + height ||
      rects.some(
        (other) =>
          other.y >= rect.y + rect.height && other.x < rect.x + rect.width && rect.x < other.x + other.width,
      ),
  );
};

/** Returns the block without the removed frames; the frames that hung beside them take their place. */
const keepLeaves = (block: Block, frames: readonly ChangedFrame[]): Block | null => {
  if (block.kind === "frame") {
    const index = frames.findIndex(({ from }) => from === block.index);
    const frame = frames[index];
    return frame ? createLeaf(frame, index) : null;
  }
  const first = keepLeaves(block.first, frames);
  const second = keepLeaves(block.second, frames);
  return first && second ? joinLike(block, first, second) : (first ?? second);
};

const joinLike = ({ isBeside, align }: Join, first: Block, second: Block): Join => {
  const join = createJoin(first, second, isBeside, FRAME_GAP);
  join.align = align;
  return join;
};

/** Returns the wall with one more frame, joined to the block where it adds least to the cost. */
const insertLeaf = (root: Block, size: Size, index: number, costOf: WallCost): Block => {
  let best = root;
  let lowest = Number.POSITIVE_INFINITY;
  for (const target of blocksOf(root)) {
    for (const isBeside of [true, false]) {
      for (const isFirst of [true, false]) {
        const wall = copyWith(root, target, (block) => {
          const leaf = createLeaf(size, index);
          return createJoin(isFirst ? leaf : block, isFirst ? block : leaf, isBeside, FRAME_GAP);
        });
        const cost = costOf(wall);
        if (cost < lowest) [lowest, best] = [cost, wall];
      }
    }
  }
  return best;
};

const blocksOf = (block: Block): readonly Block[] =>
  block.kind === "frame" ? [block] : [block, ...blocksOf(block.first), ...blocksOf(block.second)];

/** Returns a copy of the wall, with `change` applied to one of its blocks. */
const copyWith = (block: Block, target: Block | null, change: (block: Block) => Block): Block => {
  const copy =
    block.kind === "frame"
      ? createLeaf(block, block.index)
      : joinLike(block, copyWith(block.first, target, change), copyWith(block.second, target, change));
  return block === target ? change(copy) : copy;
};

type WallCost = (root: Block) => number;

/** Changes the walls at random as `composeWall` does; returns the best state of all in which few frames move far. */
const settle = (
  starts: readonly Block[],
  change: FrameChange,
  costOf: WallCost,
  { gap, maxWidth }: WallShape,
): readonly Rect[] => {
  // The more new frames there are, the less of the old wall can stay.
  const known = change.frames.filter(({ from }) => from !== null).length;
  const stability = (STABILITY * known) / change.frames.length;
  const old = isOnlyResized(change) ? oldRectsOf(change) : [];
  let rects: readonly Rect[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const [attempt, start] of starts.entries()) {
    const random = seededRandom(`settle ${attempt}`);
    const wall = createBlockWall(
      copyWith(start, null, (block) => block),
      gap,
    );
    let cost = Number.POSITIVE_INFINITY;
    for (let step = 0; step <= CHANGES; step += 1) {
      const undo = step === 0 ? null : changeByChance(wall, random);
      if (step > 0 && undo === null) continue;
      const hung = rectsOfBlock(wall.root, gap);
      const changed =
        costOf(wall.root) + stability * movedPart(change, hung) + ORDER * countOrderChanges(old, hung);
      const left = 1 - step / CHANGES;
      if (undo && changed > cost + TOLERANCE * left * left * random()) {
        undo();
        continue;
      }
      cost = changed;
      if (rects.length === 0 || (cost < lowest && wall.root.width <= maxWidth))
        [lowest, rects] = [cost, hung];
    }
  }
  return rects;
};

/** Returns how far the frames moved relative to most others, from 0 to 1. */
const movedPart = ({ before, frames }: FrameChange, rects: readonly Rect[]): number => {
  const shifts = frames.flatMap(({ from }, index) => {
    const [was, is] = [before[from ?? -1], rects[index]];
    return was && is ? { x: is.x - was.x, y: is.y - was.y } : [];
  });
  const x = middleOf(shifts.map((shift) => shift.x));
  const y = middleOf(shifts.map((shift) => shift.y));
  const distances = shifts.map((shift) => Math.min(1, (Math.abs(shift.x - x) + Math.abs(shift.y - y)) / FAR));
  return distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, shifts.length);
};

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
