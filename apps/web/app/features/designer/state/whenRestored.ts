import type { DesignerStore } from "./designerStore.ts";

/**
 * Acts as soon as the wall is as it was left, at once where it is: what is hung before would be written over, and what is asked
 * before would be asked of a wall whose photos are on their way back. Gives the way to call it off.
 */
export const whenRestored = (store: DesignerStore, act: () => void): (() => void) => {
  if (store.getState().isRestored) {
    act();
    return () => {};
  }
  const stop = store.subscribe(({ isRestored }) => {
    if (!isRestored) return;
    stop();
    act();
  });
  return stop;
};

/** The same, for whoever can wait. */
export const untilRestored = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => whenRestored(store, resolve));
