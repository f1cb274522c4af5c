import type { DesignerStore } from "./designerStore.ts";

/** Resolves when the frames of the wall are at the positions that the last step leads to. */
export const whenComposed = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => {
    if (!store.getState().isComposing) return resolve();
    const stop = store.subscribe(({ isComposing }) => {
      if (isComposing) return;
      stop();
      resolve();
    });
  });
