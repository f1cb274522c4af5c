import { clamp } from "../numbers/clamp.ts";

export type BackoffLimits = { readonly minMs: number; readonly maxMs: number };

/**
 * Returns the pause before the next attempt, in ms: `minMs` after the first failed attempt, doubled after each
 * further one, at most `maxMs`. `attempts` counts the attempts so far, from 1.
 */
export const backoffMs = (attempts: number, { minMs, maxMs }: BackoffLimits): number =>
  Math.min(minMs * 2 ** Math.max(0, attempts - 1), maxMs);

/**
 * Returns a quarter of the age in ms, within the limits: the longer something has waited, the less often it is
 * polled.
 */
export const backoffByAgeMs = (ageMs: number, { minMs, maxMs }: BackoffLimits): number =>
  clamp(ageMs / 4, minMs, maxMs);
