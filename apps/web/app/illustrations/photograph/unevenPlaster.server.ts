import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Box } from "@storywall/scene/operations.ts";

/** How wide the waves of a plastered wall are (mm), and how much lighter or darker light that grazes it makes them. */
const WAVES: readonly (readonly [size: number, strength: number])[] = [
  [520, 0.011],
  [190, 0.008],
];
/** How many waves there are before they come again. */
const PERIOD = 64;

const VALUES = (() => {
  const random = seededRandom("plaster");
  return Float32Array.from({ length: PERIOD * PERIOD }, () => 2 * random() - 1);
})();

const wrapped = (value: number): number => ((value % PERIOD) + PERIOD) % PERIOD;

/** Returns a number from -1 to 1 that changes softly from one whole number to the next. */
const wave = (x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const soft = (share: number) => share * share * (3 - 2 * share);
  const [across, down] = [soft(x - left), soft(y - top)];
  const at = (column: number, row: number): number => VALUES[wrapped(row) * PERIOD + wrapped(column)] ?? 0;
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
};

/**
 * Returns by how much the light on a plastered wall differs at a pixel: no hand makes it flat, and the window at the left grazes it, so its waves are
 * seen there, and hardly at the other side. The same part of a wall is always the same.
 */
export const unevenPlaster = (view: Box, width: number): ((column: number, row: number) => number) => {
  const scale = view.width / width;
  return (column, row) => {
    const [x, y] = [view.x + column * scale, view.y + row * scale];
    const grazed = 1 - 0.75 * (column / width);
    const sum = WAVES.reduce(
      (total, [size, strength]) => total + strength * wave(x / size, y / (1.6 * size)),
      0,
    );
    return 1 + grazed * sum;
  };
};
