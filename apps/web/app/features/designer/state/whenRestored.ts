import type { DesignerStore } from "./designerStore.ts";

/**
 * Acts as soon as the wall is as it was left, at once where it is: what is hung before would be written over, and what is asked
 * before would be asked of a wall whose photos are on their way back. Gives the way to call it off.
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

/** The same, for whoever can wait. */
export const waitUntilRestored = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => whenRestored(store, resolve));
