import type { Minor } from "../units/units.ts";

/**
 * Returns true when a new price is below half or above double the old one, which is more often a typing error than a
 * plan. Always false for the first price of a new country, whose old price is 0.
 */
export const isUnusualPrice = (before: Minor, after: Minor): boolean =>
  before > 0 && (after * 2 < before || after > before * 2);
