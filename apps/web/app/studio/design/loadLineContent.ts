import type * as LineContentModule from "./lineContent.ts";

/** Kept, since a page that is being closed runs no more tasks, and an import of a loaded module still waits for one. */
let loadedModule: typeof LineContentModule | undefined;

export const findLineContent = (): typeof LineContentModule | undefined => loadedModule;

/** Loads what compares a wall with its line of the cart, and makes such a line. */
export const loadLineContent = async (): Promise<typeof LineContentModule> => {
  loadedModule ??= await import("./lineContent.ts");
  return loadedModule;
};
