import type { DesignerStore } from "./designerStore.ts";

/**
 * Runs `callback` once the saved design is restored, at once where it already is. Photos placed before would be
 * overwritten, and a question asked before would be about a wall whose photos are not restored yet. Returns a function
 * that cancels.
 */
export const whenRestored = (store: DesignerStore, callback: () => void): (() => void) => {
  if (store.getState().isRestored) {
    callback();
    return () => {};
  }
  const unsubscribe = store.subscribe(({ isRestored }) => {
    if (!isRestored) return;
    unsubscribe();
    callback();
  });
  return unsubscribe;
};

/** Resolves when the saved design is restored. */
export const waitUntilRestored = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => whenRestored(store, resolve));
