import { seededRandom } from "../../random/random.ts";
import type { Rect } from "../rects.ts";
import { type BlockWall, changeByChance, createBlockWall } from "./blockMoves.ts";
import { type Block, rectsOfBlock, type Size } from "./blocks.ts";
import { joinBlocks } from "./joinBlocks.ts";
import { shelveFrames } from "./shelveFrames.ts";
import { createWallCost, type WallShape } from "./wallCost.ts";

/** Number of walls that are started. */
const STARTS = 24;
/** Number of changes that are tried on each wall; after that only the best walls are changed further. */
const FIRST_CHANGES = 600;
const FINALISTS = 6;
/** Returns the number of further changes: a large wall takes longer for each, and a small one needs fewer. */
const finalChanges = (frames: number): number => Math.min(9000, 600 * frames, Math.round(500_000 / frames));
/** Maximum cost that a change may add at the start. */
const TOLERANCE = 2;

type Composed = {
  readonly wall: BlockWall;
  readonly random: () => number;
  readonly cost: number;
  readonly rects: readonly Rect[];
};

/**
 * Composes frames: starts many walls by joining frames that fit together, changes them at random, and returns the
 * one with the lowest cost. The method is "threshold accepting", which is simulated annealing without an
 * exponential: browsers and servers may differ in the last digit of one.
 */
export const composeWall = (frames: readonly Size[], shape: WallShape, seed: string): readonly Rect[] => {
  if (frames.length < 2) return frames.map(({ width, height }) => ({ x: 0, y: 0, width, height }));
  const costOf = createWallCost(frames, shape);
  const changes = finalChanges(frames.length);
  const [best] = Array.from({ length: STARTS }, (_, start): Composed => {
    const random = seededRandom(`${seed} ${start}`);
    const wall = createBlockWall(beginWall(frames, shape, start, random), shape.gap);
    return { wall, random, ...improveWall(wall, shape, costOf, random, FIRST_CHANGES) };
  })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, FINALISTS)
    .map(({ wall, random, cost, rects }) => {
      const improved = improveWall(wall, shape, costOf, random, changes);
      return improved.cost < cost ? improved : { cost, rects };
    })
    .sort((one, other) => one.cost - other.cost);
  return best?.rects ?? [];
};

/** Starts a wall: two of three walls by joining blocks, with more or less randomness; every third one in rows. */
const beginWall = (frames: readonly Size[], shape: WallShape, start: number, random: () => number): Block =>
  start % 3 === 2
    ? shelveFrames(frames, shape, random)
    : joinBlocks(frames, { ...shape, noise: 0.2 + 0.3 * (start % 6) }, random);

/**
 * Changes the wall at random; returns its best state that is not too wide. Changes that make it worse become rarer
 * with time.
 */
const improveWall = (
  wall: BlockWall,
  { gap, maxWidth }: WallShape,
  costOf: (root: Block) => number,
  random: () => number,
  changes: number,
): Pick<Composed, "cost" | "rects"> => {
  let cost = costOf(wall.root);
  let lowest = wall.root.width <= maxWidth ? cost : Number.POSITIVE_INFINITY;
  let rects = rectsOfBlock(wall.root, gap);
  for (let step = 0; step < changes; step += 1) {
    const undo = changeByChance(wall, random);
    if (!undo) continue;
    const changedCost = costOf(wall.root);
    const left = 1 - step / changes;
    if (changedCost > cost + TOLERANCE * left * left * random()) {
      undo();
      continue;
    }
    cost = changedCost;
    if (cost < lowest && wall.root.width <= maxWidth) {
      lowest = cost;
      rects = rectsOfBlock(wall.root, gap);
    }
  }
  return { cost: lowest, rects };
};
