import type { Minor } from "../units/units.ts";

/**
 * Returns true when a new price is below half or above double the old one: more often a typing error than a plan. The
 * first price of a new country, whose old one is 0, is compared with nothing.
 */
export const isUnusualPrice = (before: Minor, after: Minor): boolean =>
  before > 0 && (after * 2 < before || after > before * 2);
