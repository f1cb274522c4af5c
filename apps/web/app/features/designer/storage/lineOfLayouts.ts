import { createRequestedDesign, requestedDesignKey } from "../layout/designBase.ts";
import { type LayoutEntry, nextEntry, previousEntry } from "../layout/layoutHistory.ts";
import { importedDesignKey } from "./importedDesignKey.ts";
import { lineOfDesign } from "./lineOfDesign.ts";

/**
 * Returns the cart line of the layout that the shopper changed from to come here, or that undo has left: it is the same
 * wall in another layout, and without it they would buy both. The nearest layout counts. `lineUuids`: what is in the cart.
 */
export const lineOfLayouts = (here: LayoutEntry, lineUuids: readonly string[]): string | undefined =>
  lineUuids.length === 0
    ? undefined
    : [...listEntries(here, previousEntry), ...listEntries(here, nextEntry)]
        .map(({ path }) => lineOfPath(path))
        .find((uuid) => uuid !== undefined && lineUuids.includes(uuid));

const listEntries = (
  here: LayoutEntry,
  step: (entry: LayoutEntry) => LayoutEntry | null,
): readonly LayoutEntry[] => {
  const entry = step(here);
  return entry === null ? [] : [entry, ...listEntries(entry, step)];
};

/** Returns the line that a page of the designer edits, or that its wall last became. */
const lineOfPath = (path: string): string | undefined => {
  const search = new URLSearchParams(path.split("?")[1]);
  const importedId = search.get("wall");
  const designKey =
    importedId === null
      ? requestedDesignKey(search, createRequestedDesign(search))
      : importedDesignKey(importedId);
  return search.get("line") ?? lineOfDesign(designKey);
};
