import type { Minor } from "../units/units.ts";

/** Returns true when a new price is below half or above double the old one: more often a typing error than a plan. */
export const isUnusualPrice = (before: Minor, after: Minor): boolean =>
  after * 2 < before || after > before * 2;
