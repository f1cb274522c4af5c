import type { DesignerStore } from "../../features/designer/designerStore.ts";

/** Resolves when the wall is as it was left: what is hung before that would be written over. */
export const untilRestored = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => {
    if (store.getState().isRestored) return resolve();
    const stop = store.subscribe(({ isRestored }) => {
      if (!isRestored) return;
      stop();
      resolve();
    });
  });
