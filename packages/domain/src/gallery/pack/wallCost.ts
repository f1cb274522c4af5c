import { alignedStart, type Block, type Join } from "./blocks.ts";

export type WallShape = {
  readonly gap: number;
  /** Maximum width of the wall, in mm. */
  readonly maxWidth: number;
  /** Maximum height of the wall, in mm, if the width allows it. */
  readonly maxHeight: number;
  /** Width that the wall should have, in mm. */
  readonly width: number;
  /** Ratio of width to height that the wall should have. */
  readonly shape: number;
  /** True when all frames hang above one line, such as the back of a sofa. */
  readonly isAboveLine: boolean;
};

/** Weight of each property of a wall. Found by viewing walls, not by theory. */
const WEIGHT = {
  holes: 300,
  imbalance: 30,
  unevenSizes: 12,
  largeOutside: 6,
  shape: 10,
  /** Factor for `shape` when a wall above a sofa is too narrow, so that it looks like a tower. */
  tower: 4,
  tooWide: 0.1,
  tooHigh: 0.1,
} as const;

/** Factor for empty space at the outer edge, which only makes the edge ragged; between frames it is a hole. */
const OUTER_SPACE = 0.6;
/**
 * Outer edges that differ by less than `below` (mm) look like a mistake, so they cost as if they were `costsLike`
 * further apart.
 */
const NEAR_MISS = { below: 70, costsLike: 25 } as const;

// The sides of a block that are at the edge of the wall, as bits.
const TOP = 1;
const BOTTOM = 2;
const LEFT = 4;
const RIGHT = 8;
const ALL_SIDES = TOP + BOTTOM + LEFT + RIGHT;

/**
 * Returns a function that computes the cost of a wall of these frames: for holes between them, ragged edges, more
 * weight at one side, one size in one corner, large frames outside, too wide or too high. The lower the cost, the
 * better it looks.
 */
export const createWallCost = (
  frames: readonly { readonly width: number; readonly height: number }[],
  { gap, maxWidth, maxHeight, shape, isAboveLine }: WallShape,
): ((wall: Block) => number) => {
  const areas = frames.map(({ width, height }) => width * height);
  const area = areas.reduce((sum, one) => sum + one, 0);
  const squares = areas.reduce((sum, one) => sum + one * one, 0);
  const kinds = [...new Set(areas)];
  const kindOf = areas.map((one) => kinds.indexOf(one));
  // Sums of one wall, reused because the function is called ten thousands of times and must not allocate.
  const across = new Float64Array(kinds.length);
  const down = new Float64Array(kinds.length);
  const sums = { holes: 0.5, outside: 0.5, halfWidth: 0.5, halfHeight: 0.5 };

  /** Adds empty space. A wide area costs more than thin strips of the same area. */
  const addSpace = (thickness: number, length: number, isOuter: boolean): void => {
    if (thickness === 0) return;
    const nearMiss = thickness < NEAR_MISS.below ? NEAR_MISS.costsLike : 0;
    sums.holes += isOuter
      ? OUTER_SPACE * (thickness + nearMiss) * length * (1 + thickness / 120)
      : (thickness + 4) * length * (1 + thickness / 80);
  };

  /** Adds the space between a frame and the line below it, such as a sofa's back, where a gap is more visible. */
  const addSpaceAtLine = (thickness: number, length: number): void => {
    if (thickness > 0) sums.holes += (thickness + 30) * length * (1 + thickness / 80);
  };

  const visit = (block: Block, x: number, y: number, sides: number): void => {
    const { width, height } = block;
    if (block.kind === "frame") {
      const kind = kindOf[block.index] ?? 0;
      const own = width * height;
      const offsetX = (x + width / 2) / sums.halfWidth - 1;
      const offsetY = (y + height / 2) / sums.halfHeight - 1;
      across[kind] = (across[kind] ?? 0) + own * offsetX;
      down[kind] = (down[kind] ?? 0) + own * offsetY;
      sums.outside += own * own * (Math.abs(offsetX) + Math.abs(offsetY));
      return;
    }
    const { first, second } = block;
    if (block.isBeside) {
      visitBeside(block, first, x, y, sides, RIGHT);
      visitBeside(block, second, x + first.width + gap, y, sides, LEFT);
    } else {
      visitStacked(block, first, x, y, sides, BOTTOM);
      visitStacked(block, second, x, y + first.height + gap, sides, TOP);
    }
  };

  const visitBeside = (join: Join, part: Block, x: number, y: number, sides: number, inner: number): void => {
    const space = join.height - part.height;
    const above = alignedStart(join.align, space);
    if (space > 0) {
      addSpace(above, part.width, (sides & TOP) !== 0);
      if (isAboveLine && (sides & BOTTOM) !== 0) addSpaceAtLine(space - above, part.width);
      else addSpace(space - above, part.width, (sides & BOTTOM) !== 0);
    }
    visit(part, x, y + above, sides & ~inner);
  };

  const visitStacked = (
    join: Join,
    part: Block,
    x: number,
    y: number,
    sides: number,
    inner: number,
  ): void => {
    const space = join.width - part.width;
    const left = alignedStart(join.align, space);
    if (space > 0) {
      addSpace(left, part.height, (sides & LEFT) !== 0);
      addSpace(space - left, part.height, (sides & RIGHT) !== 0);
    }
    visit(part, x + left, y, sides & ~inner);
  };

  return (wall) => {
    sums.holes = 0;
    sums.outside = 0;
    across.fill(0);
    down.fill(0);
    sums.halfWidth = wall.width / 2;
    sums.halfHeight = wall.height / 2;
    visit(wall, 0, 0, ALL_SIDES);
    // Each size should be spread around the middle, and so should all frames together.
    let [allAcross, allDown, uneven] = [0, 0, 0];
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const [kindAcross, kindDown] = [across[kind] ?? 0, down[kind] ?? 0];
      allAcross += kindAcross;
      allDown += kindDown;
      uneven += Math.abs(kindAcross) + 0.5 * Math.abs(kindDown);
    }
    const ratio = wall.width / wall.height / shape;
    const off = Math.max(ratio, 1 / ratio);
    const isTower = isAboveLine && ratio < 1;
    return (
      WEIGHT.holes * (sums.holes / area) +
      WEIGHT.imbalance * ((Math.abs(allAcross) + (isAboveLine ? 0 : 0.6 * Math.abs(allDown))) / area) +
      WEIGHT.unevenSizes * (uneven / area) +
      WEIGHT.largeOutside * (sums.outside / squares) +
      WEIGHT.shape * (off - 1) * off * (isTower ? WEIGHT.tower : 1) +
      WEIGHT.tooWide * Math.max(0, wall.width - maxWidth) +
      WEIGHT.tooHigh * Math.max(0, wall.height - maxHeight)
    );
  };
};
