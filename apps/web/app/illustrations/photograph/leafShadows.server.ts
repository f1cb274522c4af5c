import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Point } from "@storywall/scene/operations.ts";

/** A leaf's shadow: lengths in widths of the picture, from its middle. */
type Leaf = {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  /** Half its length, and half its width. */
  readonly long: number;
  readonly wide: number;
  /** How blurred its edge is, since the sun is not a point, and how much light it takes away. */
  readonly soft: number;
  readonly dark: number;
};

/** A twig that casts a shadow: where it starts, its direction and bend (radians), and its distance from the wall. */
type Twig = {
  readonly from: Point;
  readonly direction: number;
  readonly bend: number;
  readonly length: number;
  readonly leaves: number;
  readonly soft: number;
  readonly dark: number;
};

// They grow into the picture from the upper left, where the window is: one near it, whose leaves lie on frames and wall, and others that are almost lost.
const TWIGS: readonly Twig[] = [
  {
    from: { x: -0.575, y: -0.33 },
    direction: 0.05,
    bend: 0.5,
    length: 0.95,
    leaves: 26,
    soft: 0.01,
    dark: 0.85,
  },
  {
    from: { x: -0.6, y: -0.12 },
    direction: 0.25,
    bend: 0.35,
    length: 0.66,
    leaves: 18,
    soft: 0.013,
    dark: 0.8,
  },
  {
    from: { x: -0.34, y: -0.56 },
    direction: 0.75,
    bend: 0.4,
    length: 0.7,
    leaves: 19,
    soft: 0.018,
    dark: 0.75,
  },
  {
    from: { x: -0.62, y: 0.2 },
    direction: -0.35,
    bend: 0.6,
    length: 0.6,
    leaves: 16,
    soft: 0.028,
    dark: 0.7,
  },
];

const leavesOf = (
  { from, direction, bend, length, leaves, soft, dark }: Twig,
  index: number,
): readonly Leaf[] => {
  const random = seededRandom(`twig ${index}`);
  return Array.from({ length: leaves }, (_, number) => {
    const share = (number + 0.3 + 0.8 * random()) / leaves;
    const heading = direction + bend * share;
    const middle = direction + (bend * share) / 2;
    const side = random() < 0.5 ? 1 : -1;
    const turn = heading + side * (0.25 + 0.95 * random());
    // Smaller towards the end of the twig.
    const long = (0.05 - 0.02 * share) * (0.6 + 0.7 * random());
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return {
      x: from.x + Math.cos(middle) * share * length + cos * long,
      y: from.y + Math.sin(middle) * share * length + sin * long,
      cos,
      sin,
      long,
      wide: long * (0.24 + 0.18 * random()),
      soft: soft * (0.8 + 0.5 * random()),
      dark,
    };
  });
};

const LEAVES = TWIGS.flatMap(leavesOf);

/** Returns how much of the sun comes through the leaves of a branch before the window, from 0 to 1. */
export const throughLeaves = ({ x, y }: Point): number => {
  let light = 1;
  for (const leaf of LEAVES) {
    const [right, down] = [x - leaf.x, y - leaf.y];
    const along = (right * leaf.cos + down * leaf.sin) / leaf.long;
    if (Math.abs(along) > 3) continue;
    const across = (down * leaf.cos - right * leaf.sin) / leaf.wide;
    // About how far it is from the leaf's edge.
    const outside = (Math.hypot(along, across) - 1) * leaf.wide;
    const t = clamp((outside + leaf.soft) / (2 * leaf.soft), 0, 1);
    light *= 1 - leaf.dark * smaller(leaf) * (1 - t * t * (3 - 2 * t));
  }
  return light;
};

/** A leaf that is narrower than the smear of its edge never hides the whole sun. */
const smaller = ({ wide, soft }: Leaf): number => Math.min(1, wide / soft);
