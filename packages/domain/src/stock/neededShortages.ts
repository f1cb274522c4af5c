import type { Design } from "../design/design.ts";
import { neededStock } from "./neededStock.ts";
import type { Shortage } from "./shortage.ts";

/** Returns what these designs are made of and has run out. An order whose walls need any of it waits for stock. */
export const findNeededShortages = (
  shortages: readonly Shortage[],
  designs: readonly Design[],
): readonly Shortage[] => {
  const needs = designs.map(neededStock);
  return shortages.filter(({ item }) => needs.some((items) => items.has(item)));
};
