/**
 * Numbers in [0, 1) that look random and are always the same for the same seed: a wooden frame keeps its grain from the
 * screen to the cart to the preview. (FNV-1a for the seed, mulberry32 for the sequence.)
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

/** A number between `low` and `high`. */
export const randomBetween = (random: () => number, min: number, max: number): number =>
  min + (max - min) * random();
