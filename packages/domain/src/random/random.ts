/**
 * Returns a generator of pseudo-random numbers from 0 up to, not including, 1: the same sequence for the same seed.
 * So a wooden frame has the same grain on the screen, in the cart and in the preview. The seed is hashed with FNV-1a;
 * the sequence is mulberry32.
 */
export const seededRandom = (seed: string): (() => number) => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Returns a number from `min` up to, not including, `max`. */
export const randomBetween = (random: () => number, min: number, max: number): number =>
  min + (max - min) * random();
