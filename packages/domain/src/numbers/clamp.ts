/** Returns the nearest value from `min` to `max`. Where `max` is less than `min`, returns `min`. */
export const clamp = (value: number, min: number, max: number): number => Math.max(Math.min(value, max), min);
