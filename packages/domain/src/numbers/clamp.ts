/** Returns the nearest value from `min` to `max`. Returns `min` when `max` is less than `min`. */
export const clamp = (value: number, min: number, max: number): number => Math.max(Math.min(value, max), min);
