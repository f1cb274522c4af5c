import type * as MatchingChangeModule from "./matchingChange.ts";

/**
 * The loaded module. An import of a loaded module still waits for a task, during which the new layout would ask for
 * photos.
 */
let loadedModule: typeof MatchingChangeModule | null = null;

export const findMatchingChange = (): typeof MatchingChangeModule | null => loadedModule;

/** Loads the search for the tile that suits each photo on demand: a wall needs it only when its layout changes. */
export const loadMatchingChange = async (): Promise<typeof MatchingChangeModule> => {
  loadedModule ??= await import("./matchingChange.ts");
  return loadedModule;
};
